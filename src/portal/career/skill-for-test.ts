import type { Portfolio } from '~/resume/model/portfolio';

type Skill = Portfolio['skills'][number];

/** A skill with nothing but a name and these fields. */
export const skill = (name: string, fields: Partial<Skill> = {}): Skill => ({
  id: name,
  name,
  level: null,
  percentage: null,
  icon: null,
  keywords: [],
  ...fields,
});
