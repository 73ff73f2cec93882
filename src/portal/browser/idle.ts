/** Runs a function when the page is loaded and idle. */
export function whenIdle(act: () => void): void {
  // Safari lacks `requestIdleCallback`.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => act());
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
