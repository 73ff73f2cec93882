import type { Portfolio } from '../../resume/model/portfolio';
import { activityEvents, byYear, monthOf } from '../../portal/lib/activity';
import type { Format } from '../../portal/lib/format';
import type { Language } from '../../portal/lib/languages';
import { usageOf } from '../../portal/lib/usage';
import { domainNamesIn } from '../../portal/i18n/domain-names';
import type { T } from '../../portal/i18n/t';
import { absolute } from './addresses';
import { plain } from './markup-markdown';
import { inLine, link, list, paragraphs, section } from './markdown-parts';

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

/** The years per skill as Markdown. */
export function usageText(portfolio: Portfolio, { t, format }: Voice): string {
  const now = monthOf(new Date());
  const { skills, domains } = usageOf(portfolio, format, domainNamesIn(t), {
    now,
    present: t('shell.present'),
  });
  return paragraphs(
    section(
      t('usage.domains'),
      list(domains.map(({ name, tenure }) => inLine(`**${plain(name)}**`, tenure || t('usage.noDates')))),
    ),
    section(
      t('usage.caption'),
      list(
        skills.map(({ name, domain, tenure, lastUsed, roles }) =>
          inLine(
            `**${plain(name)}**`,
            plain(domain),
            tenure,
            lastUsed && `${t('usage.last')}: ${lastUsed}`,
            roles > 0 && t('usage.roleCount', { count: roles }),
          ),
        ),
      ),
    ),
  );
}
