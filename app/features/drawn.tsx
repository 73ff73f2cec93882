import { createElement, type ReactNode } from 'react';

import type { Drawing } from '~/domain/drawing';

import styles from './drawn.module.css';

/** Elements that were drawn while building. They are static: what answers a visitor is a component. */
export const Drawn = ({ parts }: { parts: readonly Drawing[] }): ReactNode =>
  createElement('div', { className: styles['drawn'] }, ...parts.map(draw));

const draw = (part: Drawing): ReactNode =>
  typeof part === 'string'
    ? part
    : createElement(part[0], part[1], ...(part.slice(2) as readonly Drawing[]).map(draw));
