import { renderToStaticMarkup } from 'react-dom/server';

import type { ExportFile } from '../portal/lib/exports';
import type { Language } from '../portal/lib/languages';
import type { ResumeDocument } from '../portal/lib/resume-document';
import { addressOf } from '../portal/lib/screens';
import type { PageWords } from '../portal/i18n/page-head';
import { tOf } from '../portal/i18n/t';
import { Sheet } from '../portal/screens/resume/sheet';
import { htmlDocument, inlineHash } from './document';
import { styleSheets } from './style-sheets';

/** Of the repository. */
export const RESUME_SHEETS = [
  'src/portal/styles/tokens.css',
  'src/portal/styles/print.css',
  'src/portal/styles/base.css',
  'src/portal/screens/resume/sheet.css',
];
/** The order of the layers must come before the first of them; the base says it. */
const LAYER_ORDER = /@layer [^{;]+;/;

/** The security policy of the page, and what machines read in its head: HTML. */
export type Published = {
  policy: string;
  tags: string;
  /** Tailored résumés that it leads to. */ views?: readonly { href: string; title: string }[];
};

const UNPUBLISHED: Published = {
  policy: "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  tags: '',
};

/** Styles of the résumé's page, which the bundler does not see. */
function styles(): string {
  const css = styleSheets(RESUME_SHEETS);
  const [order = ''] = LAYER_ORDER.exec(css) ?? [];
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@import [^;]+;/g, '');
  return `${order}${plain.replace(LAYER_ORDER, '')}`.replaceAll(/\s+/g, ' ').trim();
}

/** The source expression of the page's styles in a policy. */
export const resumeStyleHash = (): string => inlineHash(styles());

/** What every document of the résumé says in its head. */
const headOf = (resume: ResumeDocument, { title, description }: PageWords) => (
  <>
    <title>{title}</title>
    <meta content={description} name="description" />
    <meta content={resume.name} name="author" />
    <style dangerouslySetInnerHTML={{ __html: styles() }} />
  </>
);

/** The résumé as one document that needs nothing beside it, and leads nowhere but where the résumé does. */
export const plainResume = (resume: ResumeDocument, words: PageWords, language: Language): string =>
  htmlDocument({
    attributes: { lang: language.code, dir: language.dir ?? 'ltr' },
    policy: UNPUBLISHED.policy,
    head: renderToStaticMarkup(headOf(resume, words)),
    body: renderToStaticMarkup(
      <main className="sheet-page">
        <Sheet document={resume} />
      </main>,
    ),
  });

/**
 * The résumé's page: a document of its own without the portal and without any script (docs/decisions/013).
 * @param files what it offers for download
 * @param basePath where the site's root is on its host
 * @param published what its document needs on a host
 */
export function resumePage(
  resume: ResumeDocument,
  words: PageWords,
  language: Language,
  files: readonly ExportFile[],
  basePath: string,
  { policy, tags, views = [] }: Published = UNPUBLISHED,
): string {
  const href = (address: string) => basePath + address.slice(1);
  const t = tOf(language.code);
  const head = (
    <>
      <link href={href('/icon.svg')} rel="icon" type="image/svg+xml" />
      {files.map(({ path, type, kind }) => (
        <link href={href(path)} key={path} rel="alternate" title={t(`resume.${kind}`)} type={type} />
      ))}
      {headOf(resume, words)}
    </>
  );
  const body = (
    <div className="sheet-page">
      <nav aria-label={t('resume.downloads')} className="sheet-ways">
        <a href={href(addressOf('dashboard', language))}>{t('resume.portal')}</a>
        <ul>
          {files.map(({ path, name, kind }) => (
            <li key={path}>
              <a download={name} href={href(path)}>
                {t(`resume.${kind}`)}
              </a>
            </li>
          ))}
          {views.map((view) => (
            <li key={view.href}>
              <a href={href(view.href)}>{view.title}</a>
            </li>
          ))}
        </ul>
        {files.every(({ kind }) => kind !== 'pdf') && <p>{t('resume.print')}</p>}
      </nav>
      <main>
        <Sheet document={resume} />
      </main>
    </div>
  );
  return htmlDocument({
    attributes: { lang: language.code },
    policy,
    head: renderToStaticMarkup(head) + tags,
    body: renderToStaticMarkup(body),
  });
}
