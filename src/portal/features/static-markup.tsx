import { createElement, type ReactNode } from 'react';

import type { Drawing } from '~/portal/lib/drawing';

import styles from './static-markup.module.css';

type TextOf = (text: string) => ReactNode;

const plainText: TextOf = (text) => text;

/** Elements that were drawn while building. They are static: what answers a visitor is a component. */
export const StaticMarkup = ({
  parts,
  text = plainText,
}: {
  parts: readonly Drawing[];
  /** How a text is shown: with the words of a search marked, for instance. */ text?: TextOf;
}): ReactNode =>
  createElement('div', { className: styles['drawn'] }, ...parts.map((part) => draw(part, text)));

const draw = (part: Drawing, text: TextOf): ReactNode =>
  typeof part === 'string'
    ? text(part)
    : createElement(
        part[0],
        part[1],
        ...(part.slice(2) as readonly Drawing[]).map((inner) => draw(inner, text)),
      );
