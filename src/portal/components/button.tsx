import type { ButtonHTMLAttributes } from 'react';

import styles from './button.module.css';

type Appearance = 'primary' | 'default';

/** The button's class, for links that look like one. */
export const buttonClass = (appearance: Appearance = 'default'): string =>
  appearance === 'primary' ? `${styles['button']} ${styles['primary']}` : (styles['button'] ?? '');

/** A push button, 24 px high as the portal's are; 32 px under a finger. */
export function Button({
  appearance = 'default',
  type = 'button',
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { appearance?: Appearance }) {
  return <button className={buttonClass(appearance)} type={type} {...rest} />;
}
