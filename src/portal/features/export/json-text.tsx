import styles from './export.module.css';

/** The signs of JSON by their kinds: a field's name, a text, anything else that is a value. */
const SIGNS =
  /(?<name>"(?:[^"\\]|\\.)*"(?=:))|(?<text>"(?:[^"\\]|\\.)*")|(?<value>-?\d[\d.eE+-]*|true|false|null)/g;

/** JSON with its names, texts and values in their own colours. */
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
    <code>
      {pieces}
      {json.slice(done)}
    </code>
  );
}
