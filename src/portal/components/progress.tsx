import styles from './progress.module.css';

/** A progress bar 5 px high (spec §9). Its name and value are accessible and also visible beside it. */
export function Progress({ name, value }: { name: string; /** 0–1 */ value: number }) {
  return <progress aria-label={name} className={styles['bar']} max={100} value={Math.round(value * 100)} />;
}
