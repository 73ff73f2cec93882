import type { MetaDescriptor } from 'react-router';

import { defaultLanguage } from '~/domain/languages';
import type { Slug } from '~/domain/screens';
import type { ShellSlice } from '~/domain/shell';
import { tOf } from '~/i18n/t';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title and description of a page: `IAM - Name`. */
export function pageMeta(matches: Matches, page: Slug | 'not-found'): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellSlice | undefined;
  const t = tOf(shell?.language ?? defaultLanguage.code);
  const title = page === 'not-found' ? t('not-found.title') : t(`${page}.label`);
  if (!shell) return [{ title }];
  const about = page === 'not-found' ? t('not-found.text') : t(`${page}.about`);
  return [
    { title: `${title} - ${shell.name}` },
    { name: 'description', content: [shell.name, shell.headline, about].filter(Boolean).join(' · ') },
  ];
}
