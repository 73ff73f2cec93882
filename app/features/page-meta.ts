import type { MetaDescriptor } from 'react-router';

import { defaultLanguage } from '~/domain/languages';
import type { Slug } from '~/domain/screens';
import type { ShellSlice } from '~/domain/shell';
import { tOf } from '~/i18n/t';

/** What the root's loader adds to the shell's slice. */
type Root = ShellSlice & { description: string };

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Title and description of a page: `IAM - Name`. */
export function pageMeta(matches: Matches, page: Slug | 'not-found'): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as Root | undefined;
  const t = tOf(shell?.language ?? defaultLanguage.code);
  const title = page === 'not-found' ? t('not-found.title') : t(`${page}.label`);
  if (!shell) return [{ title }];
  return [{ title: `${title} - ${shell.name}` }, { name: 'description', content: shell.description }];
}
