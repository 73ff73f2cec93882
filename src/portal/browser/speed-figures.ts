import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** A performance metric of this visit (spec §6), passed to the owner's callback. */
export type SpeedFigure = {
  name: 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';
  /** In milliseconds; CLS has no unit. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** The page on which the visit began. */
  page: string;
};

const page = location.pathname;

type Callback = (figure: SpeedFigure) => void;

/** The limits of a good and of a poor first input delay, ms. https://web.dev/articles/fid */
const FID_GOOD_MS = 100;
const FID_POOR_MS = 300;

/** The library no longer reports the first input delay. Browsers that measure it still provide it. */
function onFirstInput(report: (figure: Omit<SpeedFigure, 'page'>) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const value = entry.processingStart - entry.startTime;
      const rating = value <= FID_GOOD_MS ? 'good' : value <= FID_POOR_MS ? 'needs-improvement' : 'poor';
      report({ name: 'FID', value, rating });
    }
    observer.disconnect();
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/**
 * Calls the owner's module with each metric.
 * @param address the address of the module
 */
export async function reportSpeed(address: string): Promise<void> {
  const { default: callback } = (await import(/* @vite-ignore */ address)) as { default: Callback };
  const report = ({ name, value, rating }: Omit<SpeedFigure, 'page'>) => {
    try {
      callback({ name, value, rating, page });
    } catch (error) {
      // An error in the owner's code must not break the page.
      console.error(error);
    }
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
  if (PerformanceObserver.supportedEntryTypes.includes('first-input')) onFirstInput(report);
}
