import { createElement, type ReactNode } from 'react';

import type { ElementTree } from '~/portal/text/element-tree';

import styles from './static-markup.module.css';

type TextOf = (text: string) => ReactNode;

const plainText: TextOf = (text) => text;

/** Renders an element tree from the build. It is static. Interactive content is in components. */
export const StaticMarkup = ({
  parts,
  text = plainText,
}: {
  parts: readonly ElementTree[];
  /** Renders a text, for instance with the words of a search highlighted. */ text?: TextOf;
}): ReactNode =>
  createElement('div', { className: styles['markup'] }, ...parts.map((part) => render(part, text)));

const render = (part: ElementTree, text: TextOf): ReactNode =>
  typeof part === 'string'
    ? text(part)
    : createElement(
        part[0],
        part[0] === 'code' ? { translate: 'no' } : part[1],
        ...(part.slice(2) as readonly ElementTree[]).map((inner) => render(inner, text)),
      );
