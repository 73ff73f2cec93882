import { LONGEST, type Field } from '~/portal/lib/contact-form';
import { leftOf, type Fault } from '~/portal/lib/message-faults';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

import styles from './contact-form-controller.module.css';

/** The message below a field: its fault, or the characters left. */
export function FieldNote({
  field,
  text,
  fault,
  onRemoveHidden,
}: {
  field: Field;
  text: string;
  fault: Fault | null;
  onRemoveHidden: () => void;
}) {
  const t = useT();
  const label = t(`support.${field}`);
  const left = leftOf(field, text);
  const over = left !== null && left < 0 && (
    <>{t('support.tooLong', { field: label, count: text.length - LONGEST[field] })}</>
  );
  const kind = fault?.fields.some((one) => one === field) ? fault.kind : null;
  switch (kind) {
    case 'required':
      // The alert above the fields announces all of them.
      return <p className={styles['error']}>{t('support.missing', { field: label })}</p>;
    case 'email':
      return (
        <p className={styles['error']} role="alert">
          {t('support.invalidEmail')}
        </p>
      );
    case 'hidden':
      return (
        <div className={styles['stack']}>
          <p className={styles['error']} role="alert">
            {t('support.hidden', { field: label })}
          </p>
          <Button onClick={onRemoveHidden}>{t('support.removeHidden')}</Button>
        </div>
      );
    case 'long':
      return (
        over && (
          <p className={styles['error']} role="alert">
            {over}
          </p>
        )
      );
    case null:
      if (over) return <p className={styles['error']}>{over}</p>;
      return left !== null && <p className={styles['quiet']}>{t('support.left', { count: left })}</p>;
  }
}
