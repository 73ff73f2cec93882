import type { SheetWords } from '~/domain/resume-markdown';
import type { ResumeSheet, SheetEntry, SheetLine } from '~/domain/resume-sheet';

/** The résumé as it is printed: one column, real headings, nothing folded. It wears `sheet.css`. */
export function Sheet({ sheet, words }: { sheet: ResumeSheet; words: SheetWords }) {
  const { name, headline, contacts, summary, sections } = sheet;
  return (
    <article className="sheet">
      <header>
        <h1>{name}</h1>
        {headline && <p className="sheet-headline">{headline}</p>}
        <ul className="sheet-contacts">
          {contacts.map(({ text, href }) => (
            <li key={text}>{href === null ? text : <a href={href}>{text}</a>}</li>
          ))}
        </ul>
      </header>
      {summary.length > 0 && (
        <section aria-labelledby="summary">
          <h2 id="summary">{words.summary}</h2>
          {summary.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      {sections.map(({ kind, entries, lines }) => (
        <section aria-labelledby={kind} data-kind={kind} key={kind}>
          <h2 id={kind}>{words[kind]}</h2>
          {entries.map((entry, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- written once, never drawn again
            <Entry entry={entry} key={at} words={words} />
          ))}
          {lines.length > 0 && <Lines lines={lines} />}
        </section>
      ))}
    </article>
  );
}

function Entry({ entry, words }: { entry: SheetEntry; words: SheetWords }) {
  const { title, by, place, when, url, paragraphs, points, parts, keywords } = entry;
  const about = [by, place].filter(Boolean).join(', ');
  return (
    <section className="sheet-entry">
      <div className="sheet-head">
        {title && <h3>{url === null ? title : <a href={url}>{title}</a>}</h3>}
        {about && <p className="sheet-about">{about}</p>}
        {when && <p className="sheet-when">{when}</p>}
      </div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul dir="auto">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {parts.length > 0 && <Lines label={words.built} lines={parts} />}
      {keywords.length > 0 && <p className="sheet-keywords">{keywords.join(', ')}</p>}
    </section>
  );
}

function Lines({ lines, label }: { lines: readonly SheetLine[]; label?: string }) {
  return (
    <ul aria-label={label} className="sheet-lines" dir="auto">
      {lines.map(({ name, text, url }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- written once, never drawn again
        <li key={at}>
          <strong>{url === null ? name : <a href={url}>{name}</a>}</strong>
          {text && `: ${text}`}
        </li>
      ))}
    </ul>
  );
}
