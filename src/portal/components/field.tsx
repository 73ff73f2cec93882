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
  wrong: boolean;
  /** The id of what is said about the value; it may be empty. */
  noteId: string;
};

/** A labelled field that must be filled in. What was typed before React arrived stays: the field keeps its own value. */
export function Field({ label, name, autoComplete, type = 'text', rows = 1, wrong, noteId }: Props) {
  const id = useId();
  const shared = {
    'aria-describedby': noteId,
    'aria-invalid': wrong,
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
