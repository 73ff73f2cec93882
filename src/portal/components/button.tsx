import type { ButtonHTMLAttributes } from 'react';

import styles from './button.module.css';

type Appearance = 'primary' | 'default';

/** The class of a button, for links that look like one. */
export const buttonClass = (appearance: Appearance = 'default'): string =>
  appearance === 'primary' ? `${styles['button']} ${styles['primary']}` : (styles['button'] ?? '');

/** A push button, 24 px high; 32 px on touch screens. */
export function Button({
  appearance = 'default',
  type = 'button',
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { appearance?: Appearance }) {
  return <button className={buttonClass(appearance)} type={type} {...rest} />;
}
