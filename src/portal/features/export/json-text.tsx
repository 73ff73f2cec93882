import styles from './export.module.css';

/** The tokens of JSON: property names, strings and other values. */
const SIGNS =
  /(?<name>"(?:[^"\\]|\\.)*"(?=:))|(?<text>"(?:[^"\\]|\\.)*")|(?<value>-?\d[\d.eE+-]*|true|false|null)/g;

/** JSON with syntax highlighting. */
export function JsonText({ json }: { json: string }) {
  const pieces = [];
  let done = 0;
  for (const { 0: sign, index, groups = {} } of json.matchAll(SIGNS)) {
    const kind = groups['name'] ? 'name' : groups['text'] ? 'string' : 'value';
    pieces.push(
      json.slice(done, index),
      <span className={styles[kind]} key={index}>
        {sign}
      </span>,
    );
    done = index + sign.length;
  }
  return (
    <code translate="no">
      {pieces}
      {json.slice(done)}
    </code>
  );
}
