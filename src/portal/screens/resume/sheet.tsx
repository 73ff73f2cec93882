import { Fragment } from 'react';

import type { Block, DocumentEntry, ResumeDocument, Run, Text } from '~/documents/document';

/** The printable résumé: one column with headings, everything expanded. Styled by `sheet.css`. */
export function Sheet({ document }: { document: ResumeDocument }) {
  const { name, headline, contacts, sections } = document;
  return (
    <article className="sheet">
      <header>
        <h1 translate="no">{name}</h1>
        {headline && <p className="sheet-headline">{headline}</p>}
        <ul className="sheet-contacts" translate="no">
          {contacts.map((contact) => (
            <li key={contact.text}>{runElement(contact)}</li>
          ))}
        </ul>
      </header>
      {sections.map(({ id, kind, title, entries, blocks }) => (
        <section aria-labelledby={id} data-kind={kind} key={id}>
          <h2 id={id}>{title}</h2>
          {entries.map((entry, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- written once, never drawn again
            <Entry entry={entry} key={at} />
          ))}
          <Blocks blocks={blocks} />
        </section>
      ))}
    </article>
  );
}

function Entry({ entry: { title, about, when, blocks } }: { entry: DocumentEntry }) {
  return (
    <section className="sheet-entry">
      <div className="sheet-head">
        {title && <h3>{runElement(title)}</h3>}
        {about && <p className="sheet-about">{about}</p>}
        {when && <p className="sheet-when">{when}</p>}
      </div>
      <Blocks blocks={blocks} />
    </section>
  );
}

/* oxlint-disable react/no-array-index-key -- written once, never drawn again */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => {
    if (block.type === 'parts')
      return (
        <ul aria-label={block.label} className="sheet-second" dir="auto" key={at}>
          {block.items.map(({ text, blocks: below }, place) => (
            <li key={place}>
              <p>{textElements(text)}</p>
              <Blocks blocks={below} />
            </li>
          ))}
        </ul>
      );
    if (block.type !== 'list')
      return (
        <p className={block.type === 'paragraph' ? undefined : `sheet-${block.type}`} key={at}>
          {textElements(block.text)}
        </p>
      );
    const named = block.items.every(([first]) => first?.strong);
    return (
      <ul
        aria-label={block.label ?? undefined}
        className={block.label === null ? (named ? 'sheet-lines' : undefined) : 'sheet-second'}
        dir="auto"
        key={at}
      >
        {block.items.map((item, place) => (
          <li key={place}>{textElements(item)}</li>
        ))}
      </ul>
    );
  });
}

/** A plain text has no element, as `markForeign` expects. */
const textElements = (text: Text) => text.map((run, at) => <Fragment key={at}>{runElement(run)}</Fragment>);
/* oxlint-enable react/no-array-index-key */

function runElement({ text, href, strong }: Run) {
  const inside = href === null ? text : <a href={href}>{text}</a>;
  return strong ? <strong>{inside}</strong> : inside;
}
