import { createElement, type ReactNode } from 'react';

import type { Drawing } from '~/portal/lib/drawing';

import styles from './static-markup.module.css';

type TextOf = (text: string) => ReactNode;

const plainText: TextOf = (text) => text;

/** Renders an element tree from the build. It is static. Interactive content is in components. */
export const StaticMarkup = ({
  parts,
  text = plainText,
}: {
  parts: readonly Drawing[];
  /** Renders a text, for instance with the words of a search highlighted. */ text?: TextOf;
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
