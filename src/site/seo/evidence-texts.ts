import type { Portfolio } from '../../resume/model/portfolio';
import { activityEvents, byYear, monthOf } from '../../portal/career/activity';
import type { Format } from '../../portal/text/format';
import type { Language } from '../../portal/addresses/languages';
import { usageSlice } from '../../portal/evidence/usage';
import { domainNamesIn } from '../../portal/i18n/section-cards';
import type { T } from '../../portal/i18n/t';
import { absolute } from './addresses';
import { plain } from './markup-markdown';

/** An optional part of a text. */
type Part = string | null | false | undefined;
export const paragraphs = (...parts: readonly Part[]): string => parts.filter(Boolean).join('\n\n');
export const list = (items: readonly Part[]): string =>
  items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
export const inLine = (...parts: readonly Part[]): string => parts.filter(Boolean).join(' · ');
export const section = (title: string, body: string): string => body && `## ${plain(title)}\n\n${body}`;
export const field = (name: string, value: Part): Part => value && `${name}: ${value}`;
export const link = (text: string, address: string | null): string =>
  address ? `[${plain(text)}](<${address}>)` : plain(text);

type Voice = { t: T; format: Format; language: Language };

/** The activity log as Markdown, with a section for each year. */
export function activityText(portfolio: Portfolio, { t, format, language }: Voice): string {
  const events = activityEvents(portfolio, format, language, monthOf(new Date()));
  return paragraphs(
    ...byYear(events).map(({ year, events: found }) =>
      section(
        String(year ?? t('activity.withoutDate')),
        list(
          found.map(({ kind, status, time, resource, place, address }) =>
            inLine(
              t(`activity.${kind}`),
              link(resource, absolute(portfolio, address)),
              place && plain(place),
              time,
              t(`activity.${status}`),
            ),
          ),
        ),
      ),
    ),
  );
}

/** The time of each skill as Markdown, in families. */
export function usageText(portfolio: Portfolio, { t, format }: Voice): string {
  const { skills } = usageSlice(portfolio, format, domainNamesIn(t));
  const families = [...new Set(skills.map(({ family }) => family))];
  return paragraphs(
    ...families.map((family) =>
      section(
        family,
        list(
          skills
            .filter((skill) => skill.family === family)
            .map(({ name, tenure, roles }) =>
              inLine(`**${plain(name)}**`, tenure, roles > 0 && t('tags.roles', { count: roles })),
            ),
        ),
      ),
    ),
  );
}
