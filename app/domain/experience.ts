import type { Company, Portfolio, Position } from '~/content/portfolio';

import type { Format } from './format';
import { holds, plain } from './text-search';

/** What the Subscriptions screen shows: companies, their roles, what was built there. */
export function experienceSlice({ companies }: Portfolio, format: Format) {
  const opened = Math.max(
    0,
    companies.findIndex((company) => company.active),
  );
  return {
    companies: companies.map((company, at) => ({
      ...companyRow(company, format),
      /** Expanded from the start: the newest current one. */
      opened: at === opened,
    })),
  };
}

export type ExperienceSlice = ReturnType<typeof experienceSlice>;
export type CompanyRow = ExperienceSlice['companies'][number];
export type PositionPart = CompanyRow['positions'][number];
export type ResourceCard = PositionPart['resources'][number];

function companyRow({ id, name, icon, color, months, score, active, positions }: Company, format: Format) {
  return {
    id,
    name,
    icon,
    color,
    tenure: months === null ? null : format.tenure(months),
    score: score === null ? null : format.percent(score / 100),
    active,
    positions: positions.map((position) => positionPart(position, format)),
  };
}

function positionPart(
  { id, title, period, location, summary, highlights, resources }: Position,
  format: Format,
) {
  return {
    id,
    title,
    period: format.period(period),
    location,
    summary,
    highlights,
    resources: resources.map(({ id: resource, name, icon, type, description }) => ({
      id: resource,
      name,
      icon,
      type,
      description,
    })),
  };
}

/** For each company, by its id, the resources that a search meets; companies without any are not named. */
export type Hits = ReadonlyMap<string, ReadonlySet<string>>;

/** Resources by what a search compares: name, type and description (spec §2). */
export type SearchableResource = { company: string; resource: string; text: string };

/** Prepares the resources for searching, once. */
export const searchableResources = (companies: ExperienceSlice['companies']): readonly SearchableResource[] =>
  companies.flatMap((company) =>
    company.positions.flatMap((position) =>
      position.resources.map(({ id, name, type, description }) => ({
        company: company.id,
        resource: id,
        text: plain([name, type, description].filter(Boolean).join('\n')),
      })),
    ),
  );

/** Where the words are found. */
export function searchResources(all: readonly SearchableResource[], words: readonly string[]): Hits {
  const hits = new Map<string, Set<string>>();
  for (const { company, resource, text } of all) {
    if (!holds(text, words)) continue;
    const ofCompany = hits.get(company) ?? new Set();
    hits.set(company, ofCompany.add(resource));
  }
  return hits;
}
