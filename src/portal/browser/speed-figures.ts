import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** A figure of this visit's speed (spec §6), as the owner's callback gets it. */
export type SpeedFigure = {
  name: 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';
  /** In milliseconds; of CLS a plain number. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** The page on which the visit began. */
  page: string;
};

const page = location.pathname;

type Callback = (figure: SpeedFigure) => void;

/** Above these a first input waited too long, ms. https://web.dev/articles/fid */
const FID_GOOD_MS = 100;
const FID_POOR_MS = 300;

/** The library no longer has the first input's delay; browsers that measure it still tell it. */
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

/** Calls the owner's module with each figure. @param address where the module is */
export async function reportSpeed(address: string): Promise<void> {
  const { default: callback } = (await import(/* @vite-ignore */ address)) as { default: Callback };
  const report = ({ name, value, rating }: Omit<SpeedFigure, 'page'>) => {
    try {
      callback({ name, value, rating, page });
    } catch (error) {
      // The owner's code, and no reason for the page to fail.
      console.error(error);
    }
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
  if (PerformanceObserver.supportedEntryTypes.includes('first-input')) onFirstInput(report);
}
