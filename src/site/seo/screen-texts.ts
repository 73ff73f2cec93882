import type { Portfolio } from '../../resume/model/portfolio';
import { dashboardSlice } from '../../portal/screens/dashboard/data';
import { currentTitle, furtherTitle, lastTitle } from '../../portal/career/dashboard-titles';
import { experienceSlice, type PositionPart, type ResourceCard } from '../../portal/screens/experience/data';
import type { Format } from '../../portal/text/format';
import { globalPresenceSlice } from '../../portal/screens/global-presence/data';
import type { Language } from '../../portal/addresses/languages';
import { managementGroupsSlice } from '../../portal/career/management-groups';
import { nameList } from '../../portal/text/name-list';
import { packIndex } from '../../portal/search/pack-index';
import { profileSlice } from '../../portal/career/profile';
import { projectsSlice, type ProjectDetails } from '../../portal/screens/projects/data';
import { namedInCareer } from '../../portal/evidence/skill-use';
import { addressOf, tagAddress, type Slug } from '../../portal/addresses/screens';
import { searchEntries } from '../../portal/search/search-entries';
import { sitemapSlice } from '../../portal/screens/sitemap/data';
import { supportSlice } from '../../portal/mail/support';
import { searchWords } from '../../portal/features/search/search-words';
import { nowText } from '../../portal/screens/dashboard/now-text';
import { sectionCards, contactName } from '../../portal/i18n/section-cards';
import type { T } from '../../portal/i18n/t';
import { absolute } from './addresses';
import { treesMarkdown, plain } from './markup-markdown';
import { activityText, usageText, field, inLine, link, list, paragraphs, section } from './evidence-texts';

/** The texts, formats and pages of a language. */
type Voice = { t: T; format: Format; language: Language };

function dashboard(portfolio: Portfolio, { t, format, language }: Voice): string {
  const slice = dashboardSlice(portfolio, format, language);
  const { name, headline, now, stats, achievements, skills, lastProject } = slice;
  return paragraphs(
    section(
      t('dashboard.welcome', { name }),
      paragraphs(
        headline && plain(headline),
        now &&
          nowText(t, {
            ...now,
            title: now.title && plain(now.title),
            company: now.company && plain(now.company),
          }),
      ),
    ),
    section(
      t('dashboard.figures'),
      list(
        stats.map(({ measure, title, value }) =>
          field(title ?? (measure === 'other' ? '' : t(`dashboard.${measure}`)), value),
        ),
      ),
    ),
    section(
      t('dashboard.achievements'),
      list(
        achievements.map(({ title, type, year, description }) =>
          inLine(`**${plain(title)}**`, type && plain(type), year, description && plain(description)),
        ),
      ),
    ),
    section(
      t('dashboard.skills'),
      list(
        skills.map(({ name: skill, level, percentage }) =>
          inLine(plain(skill), percentage === null ? level : `${Math.round(percentage * 100)} %`),
        ),
      ),
    ),
    ...slice.further.map((card) =>
      section(
        t(furtherTitle(card)),
        list(card.entries.map(({ title, facts }) => inLine(plain(title), plain(facts)))),
      ),
    ),
    lastProject &&
      section(
        t(lastTitle(lastProject)),
        paragraphs(
          `**${plain(lastProject.title)}**`,
          inLine(lastProject.company && plain(lastProject.company), lastProject.period),
          lastProject.description && plain(lastProject.description),
          list(lastProject.resources.map((resource) => plain(resource.name))),
          list(lastProject.others.map(({ title, facts }) => inLine(plain(title), plain(facts)))),
        ),
      ),
  );
}

function profile(portfolio: Portfolio, { t, format, language }: Voice): string {
  const { person, further, biography, current } = profileSlice(portfolio, format);
  const { email, linkedin } = person;
  const isNamed = namedInCareer(portfolio);
  const tagged = (tag: string) =>
    isNamed(tag) ? absolute(portfolio, tagAddress(addressOf('experience', language), tag)) : null;
  return paragraphs(
    section(
      t('profile.basicInfo'),
      list([
        plain(person.name),
        person.headline && plain(person.headline),
        email && field(t('profile.email'), link(email, `mailto:${email}`)),
        linkedin && field(t('profile.linkedin'), link(linkedin.label, linkedin.url)),
        ...further.map(({ kind, label, url }) =>
          field(plain(contactName(kind, t)), url ? link(label, url) : plain(label)),
        ),
      ]),
    ),
    section(t('profile.biography'), treesMarkdown(biography)),
    current &&
      section(
        t(currentTitle(1 + current.others.length)),
        paragraphs(
          `**${plain(current.title)}**`,
          inLine(
            current.company !== current.title && plain(current.company),
            current.location,
            current.period,
            current.tenure,
          ),
          treesMarkdown(current.summary),
          list(
            current.others.map(({ title, company, period }) =>
              inLine(plain(title), company !== title && plain(company), period),
            ),
          ),
        ),
      ),
    section(
      t('profile.languages'),
      list(
        portfolio.languages.map(({ language: name, fluency }) => field(plain(name), fluency) || plain(name)),
      ),
    ),
    ...sectionCards(portfolio, format, t, tagged).map(({ title, tree }) =>
      section(title, treesMarkdown(tree)),
    ),
  );
}

const managementGroups = (portfolio: Portfolio, { format }: Voice): string =>
  list(
    managementGroupsSlice(portfolio, format).subscriptions.map(({ name, period, region }) =>
      inLine(`**${plain(name)}**`, period, region),
    ),
  );

const resource = ({ name, type, description, about }: ResourceCard): string =>
  paragraphs(
    inLine(`**${plain(name)}**`, type && plain(type), description && plain(description)),
    treesMarkdown(about),
  ).replaceAll(/\n(?=[^\n])/g, '\n  ');

const role = ({ title, period, location, about, resources }: PositionPart, { t }: Voice): string =>
  paragraphs(
    `### ${plain(title)}`,
    inLine(period, location),
    treesMarkdown(about),
    resources.length > 0 && `${t('experience.resources', { name: plain(title) })}:`,
    list(resources.map(resource)),
  );

const experience = (portfolio: Portfolio, voice: Voice): string =>
  paragraphs(
    ...experienceSlice(portfolio, voice.format).companies.map((company) => {
      const { name, tenure, score, active, about, positions } = company;
      const status = active === null ? null : voice.t(active ? 'experience.active' : 'experience.inactive');
      const facts = inLine(
        status,
        tenure,
        score !== null && field(voice.t('experience.score'), `${score} %`),
      );
      const roles = positions.map((position) => role(position, voice));
      return section(name, paragraphs(facts, treesMarkdown(about), ...roles));
    }),
  );

const project = (details: ProjectDetails): string => {
  const { name, type, entity, roles, period, description, highlights, facts, keywords, url } = details;
  return paragraphs(
    `### ${link(name, url)}`,
    inLine(type && plain(type), entity && plain(entity), roles.map(plain).join(', '), period),
    description && plain(description),
    treesMarkdown(highlights),
    treesMarkdown(facts),
    nameList(keywords.map(plain)),
  );
};

function projects(portfolio: Portfolio, { t, format }: Voice): string {
  const { featured, openSource, others } = projectsSlice(portfolio, format);
  return paragraphs(
    section(t('projects.featured'), paragraphs(...featured.map(project))),
    section(t('projects.more'), paragraphs(...others.map(project))),
    section(t('projects.openSource'), paragraphs(...openSource.map(project))),
  );
}

function globalPresence(portfolio: Portfolio): string {
  const slice = globalPresenceSlice(portfolio);
  return paragraphs(...slice.paragraphs, list(slice.places.map(({ name }) => plain(name))));
}

function support(portfolio: Portfolio, { t }: Voice): string {
  const { email, place, linkedin, website, profiles } = supportSlice(portfolio);
  return section(
    t('support.info'),
    list([
      email && field(t('support.email'), link(email, `mailto:${email}`)),
      place && field(t('support.location'), plain(place)),
      linkedin && field(t('profile.linkedin'), link(linkedin.label, linkedin.url)),
      website && field(t('profile.website'), link(website.label, website.url)),
      ...profiles.map(({ network, label, url }) => field(network, link(label, url))),
    ]),
  );
}

function sitemap(portfolio: Portfolio, { t, language }: Voice): string {
  const index = packIndex(portfolio, language.code);
  const entries = searchEntries(index, searchWords(t, index, language), (slug) => addressOf(slug, language));
  return paragraphs(
    ...sitemapSlice(entries).map(({ kind, links }) =>
      section(
        t(`search.${kind}`),
        list(
          links.map(({ title, detail, to }) => inLine(link(title, absolute(portfolio, to)), plain(detail))),
        ),
      ),
    ),
  );
}

/** The content of each screen as Markdown, from the same data as the screen. */
export const screenTexts: Readonly<Record<Slug, (portfolio: Portfolio, voice: Voice) => string>> = {
  dashboard,
  profile,
  'management-groups': managementGroups,
  experience,
  'global-presence': globalPresence,
  support,
  projects,
  activity: activityText,
  usage: usageText,
  advisor: (_, { t }) => t('advisor.about'),
  contact: support,
  sitemap,
};
