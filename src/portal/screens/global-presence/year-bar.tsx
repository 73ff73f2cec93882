import PauseIcon from '@fluentui/svg-icons/icons/pause_20_regular.svg?react';
import PlayIcon from '@fluentui/svg-icons/icons/play_20_regular.svg?react';
import { useEffect, useEffectEvent, useState } from 'react';

import type { T } from '~/portal/i18n/t';

import styles from './world-map.module.css';

/** The time that a year is shown while the years play, ms. */
const YEAR_MS = 900;

/** The slider and the play button of the years. The last year shows the whole career. */
export function YearBar({
  t,
  first,
  last,
  year,
  onYear,
  onPlay,
}: {
  t: T;
  first: number;
  last: number;
  year: number;
  onYear: (year: number) => void;
  onPlay: () => void;
}) {
  const [playing, setPlaying] = useState(false);
  const label = t(playing ? 'global-presence.pause' : 'global-presence.play');
  const step = useEffectEvent(() => {
    onYear(year + 1);
    if (year + 1 >= last) setPlaying(false);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => step(), YEAR_MS);
    return () => clearInterval(timer);
  }, [playing]);
  const toggle = () => {
    setPlaying(!playing);
    if (playing) return;
    onPlay();
    if (year === last) onYear(first);
  };
  return (
    <>
      <button aria-label={label} className={styles['play']} onClick={toggle} title={label} type="button">
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <input
        aria-label={t('global-presence.year')}
        aria-valuetext={String(year)}
        max={last}
        min={first}
        onChange={({ target }) => {
          setPlaying(false);
          onYear(target.valueAsNumber);
        }}
        type="range"
        value={year}
      />
      <span aria-hidden="true">{year}</span>
    </>
  );
}
