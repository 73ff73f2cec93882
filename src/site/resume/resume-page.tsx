import { renderToStaticMarkup } from 'react-dom/server';

import type { Language } from '../../portal/addresses/languages';
import type { ResumeDocument } from '../../documents/document';
import { inLanguage, QR_FILE } from '../../portal/addresses/exports';
import { EXPORTS, type ExportFile } from '../../portal/addresses/export-formats';
import { addressOf } from '../../portal/addresses/screens';
import type { PageWords } from '../../portal/i18n/page-head';
import { tOf } from '../../portal/i18n/t';
import { Sheet } from '../../portal/screens/resume/sheet';
import { htmlDocument, inlineHash } from '../document';
import { styleSheets } from '../compiled-app';

/** Paths in the repository. */
export const RESUME_SHEETS = [
  'src/portal/styles/tokens.css',
  'src/portal/styles/print.css',
  'src/portal/styles/base.css',
  'src/portal/screens/resume/sheet.css',
];
/** The order of the cascade layers, from the base stylesheet. It must precede the first layer. */
const LAYER_ORDER = /@layer [^{;]+;/;

/** The security policy of the page and the machine-readable tags in its head, as HTML. */
export type Published = {
  policy: string;
  tags: string;
  /** Whether there is a QR code of the portal's address. */ hasCode?: boolean;
  /** The tailored résumés that the page links to. */ views?: readonly { href: string; title: string }[];
};

const UNPUBLISHED: Published = {
  policy: "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  tags: '',
};

/** The styles of the résumé's page, which is not bundled. */
function styles(): string {
  const css = styleSheets(RESUME_SHEETS);
  const [order = ''] = LAYER_ORDER.exec(css) ?? [];
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@import [^;]+;/g, '');
  return `${order}${plain.replace(LAYER_ORDER, '')}`.replaceAll(/\s+/g, ' ').trim();
}

/** The source expression of the page's styles in a policy. */
export const resumeStyleHash = (): string => inlineHash(styles());

/** The common elements in the head of every document of the résumé. */
const headOf = (resume: ResumeDocument, { title, description }: PageWords) => (
  <>
    <title>{title}</title>
    <meta content={description} name="description" />
    <meta content={resume.name} name="author" />
    <style dangerouslySetInnerHTML={{ __html: styles() }} />
  </>
);

/** The résumé as a self-contained document, without links to the portal. */
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

/** The résumé's page: a separate document without the portal and without scripts (docs/decisions/013). */
export function resumePage(
  resume: ResumeDocument,
  words: PageWords,
  language: Language,
  files: readonly ExportFile[],
  basePath: string,
  { policy, tags, hasCode = false, views = [] }: Published = UNPUBLISHED,
): string {
  const href = (address: string) => basePath + address.slice(1);
  const t = tOf(language.code);
  const head = (
    <>
      <link href={href('/icon.svg')} rel="icon" type="image/svg+xml" />
      {files.map(({ path, type, kind }) => (
        <link href={href(path)} key={path} rel="alternate" title={t(EXPORTS[kind].title)} type={type} />
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
                {t(EXPORTS[kind].title)}
              </a>
            </li>
          ))}
          {hasCode && (
            <li>
              <a href={href(inLanguage(QR_FILE, language))}>{t('share.code')}</a>
            </li>
          )}
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
