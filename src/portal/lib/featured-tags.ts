import type { Portfolio } from '~/resume/model/portfolio';

import type { FeaturedSkill } from './featured-skills';
import { firstOnes } from './first-ones';

/** Lines without a bar are lower than those with one, so more fit. */
const FEATURED_WITHOUT_BARS = 6;
/** Names without anything else are tags, several in a line. */
const FEATURED_TAGS = 18;

/** The first skills. Names without anything else are tags, so that more of them fit. */
export function firstSkills(skills: readonly FeaturedSkill[]): readonly FeaturedSkill[] {
  const isBare = skills.every(
    ({ roles, projects, keywords }) => roles + projects === 0 && keywords.length === 0,
  );
  return isBare ? firstOnes(skills, FEATURED_TAGS).shown : skills.slice(0, FEATURED_WITHOUT_BARS);
}

/** The number of listed skills beside those that are shown as tags. */
export const moreTags = (listed: Portfolio['skills'], shown: readonly FeaturedSkill[]): number =>
  shown.length < FEATURED_TAGS ? 0 : Math.max(0, listed.length - shown.length);
