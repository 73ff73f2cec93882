/** Acts when the page is loaded and has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Safari has no sign of its own for it.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => act());
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
