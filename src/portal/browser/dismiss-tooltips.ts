/**
 * Hides a tooltip on Escape until the pointer or the focus moves (WCAG 1.4.13). The focus leaves a link
 * inside of the tooltip.
 */
export function dismissTooltipsByEscape(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const inTip = document.activeElement?.closest('[role="tooltip"] ~ *');
    inTip?.closest('[data-trigger]')?.querySelector<HTMLElement>('button')?.focus();
    dataset['quiet'] = '';
  });
  for (const moved of ['pointerover', 'focusin'])
    document.addEventListener(moved, () => void delete dataset['quiet']);
}
