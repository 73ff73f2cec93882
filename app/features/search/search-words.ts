import { inLanguage, RESUME_PAGE } from '~/domain/exports';
import type { Language } from '~/domain/languages';
import type { SearchIndex } from '~/domain/search-index';
import type { SearchWords } from '~/domain/search-entries';
import type { T } from '~/i18n/t';

/** The interface's own part of what can be found: pages, their sections, commands. */
export function searchWords(t: T, { email }: SearchIndex, language: Language): SearchWords {
  const appearance = (as: 'light' | 'dark' | 'system') => ({
    title: t(`command.${as}`),
    more: t('command.appearanceMore'),
    intent: { do: 'appearance', as } as const,
  });
  return {
    page: (slug) => ({ title: t(`${slug}.label`), about: t(`${slug}.about`) }),
    documents: [{ title: t('export.page'), about: t('export.about'), to: inLanguage(RESUME_PAGE, language) }],
    sections: [
      { title: t('dashboard.achievements'), slug: 'dashboard', anchor: 'achievements' },
      { title: t('dashboard.skills'), slug: 'dashboard', anchor: 'skills' },
      { title: t('dashboard.lastProject'), slug: 'dashboard', anchor: 'last-project' },
      { title: t('profile.basicInfo'), slug: 'profile', anchor: 'basic-info' },
      { title: t('profile.currentPosition'), slug: 'profile', anchor: 'current-position' },
      { title: t('profile.languages'), slug: 'profile', anchor: 'languages' },
    ],
    commands: [
      appearance('light'),
      appearance('dark'),
      appearance('system'),
      { title: t('command.pdf'), more: t('command.pdfMore'), intent: { do: 'download-pdf' } },
      { title: t('command.tour'), more: t('command.tourMore'), intent: { do: 'tour' } },
      ...(email
        ? [
            {
              title: t('command.copyEmail'),
              more: t('command.copyEmailMore'),
              intent: { do: 'copy', text: email } as const,
            },
          ]
        : []),
      {
        title: t('command.shortcuts'),
        more: t('command.shortcutsMore'),
        intent: { do: 'shortcuts' },
      },
    ],
  };
}
