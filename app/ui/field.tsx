import { useId } from 'react';

import styles from './field.module.css';

type Props = {
  label: string;
  name: string;
  /** Hints for the browser's own filling-in, as the attribute names them. */
  autoComplete?: string;
  type?: 'text' | 'email';
  /** More than one makes it a text of several lines. */
  rows?: number;
  /** The id of what is said about a wrong value; null while there is nothing. */
  errorId: string | null;
};

/** A labelled field that must be filled in. What was typed before React arrived stays: the field keeps its own value. */
export function Field({ label, name, autoComplete, type = 'text', rows = 1, errorId }: Props) {
  const id = useId();
  const shared = {
    'aria-describedby': errorId ?? undefined,
    'aria-invalid': errorId !== null,
    'aria-required': true,
    autoComplete,
    className: styles['input'],
    id,
    name,
  };
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        <span aria-hidden="true" className={styles['star']}>
          {' '}
          *
        </span>
      </label>
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </div>
  );
}
