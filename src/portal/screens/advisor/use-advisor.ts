import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { navigate, useLocation } from '~/portal/browser/router';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import type { Advice } from '~/portal/evidence/advisor';
import { hrefOf } from '~/portal/addresses/base-path';

import { LONGEST_ADVERT, storeAdvert, storedAdvert } from './stored-advert';

/** The prefix of an encoded advert in the fragment. */
const MARK = '#advert=';

/** The last result, or the reason why there is none. */
export type AdvertState =
  | { is: 'none' | 'reading' | 'failed' | 'empty' | 'bad-link' }
  | { is: 'too-long'; count: number }
  | { is: 'read'; advert: string; advice: Advice; /** Shown again, not requested now. */ again: boolean };

const loadAdvisor = () => import('~/portal/evidence/advisor');
/** Reads and writes the advert of an address. */
export const loadCode = () => import('./advert-code');

/**
 * Reads adverts on this device.
 * @param evidence the address of the evidence file
 * @param onLinked shows the advert of the address
 */
export function useAdvisor(evidence: string, onLinked: (linked: { advert: string }) => void) {
  const { hash, search } = useLocation();
  const codes = useLazyModule(loadCode);
  const advisor = useLazyModule(
    useCallback(async () => {
      const [{ advisorFor }, response] = await Promise.all([loadAdvisor(), fetch(hrefOf(evidence))]);
      if (!response.ok) throw new Error(`${evidence}: ${response.status}`);
      return advisorFor(await response.text());
    }, [evidence]),
  );
  const [reading, setReading] = useState<AdvertState>({ is: 'none' });
  /** The fragment of the shown advert. */
  const shown = useRef('');
  const run = useRef(0);
  /** Whether the text was changed after its result was shown. */
  const [changed, setChanged] = useState(false);

  const setFragment = (fragment: string) => {
    shown.current = fragment;
    if (location.hash !== fragment)
      navigate({ search, hash: fragment }, { replace: true, preventScrollReset: true });
  };
  const read = async (advert: string, again = false) => {
    const ownRun = (run.current += 1);
    const update = (now: AdvertState) => ownRun === run.current && setReading(now);
    if (advert.trim() === '') return update({ is: 'empty' });
    if (advert.length > LONGEST_ADVERT) return update({ is: 'too-long', count: advert.length });
    update({ is: 'reading' });
    setChanged(false);
    storeAdvert({ text: advert, checked: true });
    const advise = await advisor.load();
    if (!advise) return update({ is: 'failed' });
    try {
      return update({ is: 'read', advert, advice: advise(advert), again });
    } catch (error) {
      console.error('The advert was not read.', error);
      return update({ is: 'failed' });
    }
  };
  const showLinked = useEffectEvent(async (code: string) => {
    const module = await codes.load();
    if (!module) return setReading({ is: 'failed' });
    const advert = await module.advertIn(code);
    if (advert === null) return setReading({ is: 'bad-link' });
    onLinked({ advert });
    return read(advert);
  });
  useEffect(() => {
    if (!hash.startsWith(MARK) || hash === shown.current) return;
    shown.current = hash;
    // Programs that share links may append parameters of their own.
    const [code = ''] = hash.slice(MARK.length).split('&');
    void showLinked(code);
  }, [hash]);

  return {
    reading,
    changed,
    /**
     * Shows the result of an earlier visit of this tab again.
     * @returns the text of the field then; null if there is none, or if the address has an advert
     */
    restore: (): string | null => {
      const stored = hash.startsWith(MARK) ? null : storedAdvert();
      if (stored?.checked) void read(stored.text, true);
      return stored?.text ?? null;
    },
    /** Notes what the visitor types. */
    edit: (text: string) => {
      const isChecked = reading.is === 'read' && reading.advert === text;
      storeAdvert({ text, checked: isChecked });
      setChanged(reading.is === 'read' && !isChecked);
    },
    /** Preloads the reader and the evidence. */
    prepare: () => void advisor.load(),
    read: (advert: string) => {
      // Clears the fragment if another advert is read.
      if (reading.is !== 'read' || reading.advert !== advert) setFragment('');
      void read(advert);
    },
    clear: () => {
      run.current += 1;
      setFragment('');
      storeAdvert({ text: '', checked: false });
      setChanged(false);
      setReading({ is: 'none' });
    },
    /** Adds the encoded advert to the address. */
    putInAddress: (code: string) => setFragment(MARK + code),
  };
}
