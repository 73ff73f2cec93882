import { inLanguage, RESUME_PAGE } from '~/portal/addresses/exports';
import { languages, type Language } from '~/portal/addresses/languages';
import type { SearchIndex } from '~/portal/search/search-index';
import type { SearchWords } from '~/portal/search/search-entries';
import { formatOf } from '~/portal/i18n/format';
import type { T } from '~/portal/i18n/t';

function languageCommands(t: T, current: Language): SearchWords['commands'] {
  const nameIn = (speaker: string, code: string) =>
    new Intl.DisplayNames(speaker, { type: 'language' }).of(code) ?? code;
  return languages
    .filter(({ code }) => code !== current.code)
    .map(({ code, name }) => ({
      title: t('command.language', { name: nameIn(current.code, code) }),
      calls: [name, ...languages.map((one) => nameIn(one.code, code)), t('command.languageMore')].join(' '),
      intent: { do: 'language', code } as const,
    }));
}

/** The searchable texts of the interface: pages, their sections and commands. */
export function searchWords(
  t: T,
  { email, noPdf, lastTitle = 'dashboard.lastProject' }: SearchIndex,
  language: Language,
): SearchWords {
  const appearance = (as: 'light' | 'dark' | 'system') => ({
    title: t(`command.${as}`),
    calls: t('command.appearanceMore'),
    intent: { do: 'appearance', as } as const,
  });
  return {
    page: (slug) => ({
      title: t(`${slug}.label`),
      about: t(`${slug}.about`),
      calls: t(`calls.${slug}`),
    }),
    documents: [
      {
        title: t('export.page'),
        about: t('export.about'),
        calls: t('calls.resume'),
        to: inLanguage(RESUME_PAGE, language),
      },
    ],
    study: t('case-study.label'),
    stopWords: t('search.stopWords'),
    tenure: formatOf(language.code).tenure,
    profile: {
      basicInfo: t('profile.basicInfo'),
      languages: t('profile.languages'),
      education: t('profile.education'),
      certificates: t('profile.certificates'),
      awards: t('profile.awards'),
      publications: t('profile.publications'),
      volunteering: t('profile.volunteering'),
      interests: t('profile.interests'),
      references: t('profile.references'),
      others: t('profile.others'),
    },
    profileCalls: {
      education: t('calls.education'),
      certificates: t('calls.certificates'),
      awards: t('calls.awards'),
    },
    sections: [
      {
        title: t('dashboard.achievements'),
        slug: 'dashboard',
        anchor: 'achievements',
        calls: t('calls.awards'),
      },
      { title: t('dashboard.skills'), slug: 'dashboard', anchor: 'skills' },
      { title: t(lastTitle), slug: 'dashboard', anchor: 'last-project' },
      {
        title: t('profile.basicInfo'),
        slug: 'profile',
        anchor: 'basic-info',
        calls: t('calls.contactFacts'),
      },
      { title: t('profile.currentPosition'), slug: 'profile', anchor: 'current-position' },
      { title: t('profile.languages'), slug: 'profile', anchor: 'languages' },
    ],
    commands: [
      appearance('light'),
      appearance('dark'),
      appearance('system'),
      ...languageCommands(t, language),
      {
        title: t(noPdf ? 'export.command' : 'command.pdf'),
        calls: t('command.pdfMore'),
        intent: { do: 'download-pdf' },
      },
      { title: t('command.tour'), calls: t('command.tourMore'), intent: { do: 'tour' } },
      ...(email
        ? [
            {
              title: t('command.copyEmail'),
              calls: t('command.copyEmailMore'),
              intent: { do: 'copy', text: email } as const,
            },
          ]
        : []),
      {
        title: t('command.shortcuts'),
        calls: t('command.shortcutsMore'),
        intent: { do: 'shortcuts' },
      },
    ],
  };
}
