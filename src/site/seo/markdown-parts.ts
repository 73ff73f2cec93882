import { plain } from './markup-markdown';

/** An optional part of a text. */
type Part = string | null | false | undefined;
export const paragraphs = (...parts: readonly Part[]): string => parts.filter(Boolean).join('\n\n');
export const list = (items: readonly Part[]): string =>
  items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
export const inLine = (...parts: readonly Part[]): string => parts.filter(Boolean).join(' · ');
export const section = (title: string, body: string): string => body && `## ${plain(title)}\n\n${body}`;
export const field = (name: string, value: Part): Part => value && `${name}: ${value}`;
export const link = (text: string, address: string | null): string =>
  address ? `[${plain(text)}](<${address}>)` : plain(text);
