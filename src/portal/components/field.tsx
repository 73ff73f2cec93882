import { useId } from 'react';

import styles from './field.module.css';

type Props = {
  label: string;
  name: string;
  /** The `autocomplete` attribute. */
  autoComplete?: string;
  type?: 'text' | 'email';
  /** More than one row makes it a `<textarea>`. */
  rows?: number;
  wrong: boolean;
  /** The id of the element with the validation message; the element may be empty. */
  noteId: string;
};

/** A required field with a label. It is uncontrolled, so that text typed before hydration is preserved. */
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
