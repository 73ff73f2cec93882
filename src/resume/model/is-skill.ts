import type { Resource, SkillResource } from './portfolio';

/** Whether a resource of a role is a skill, which has no dates, keywords or address of its own. */
export const isSkill = (resource: Resource): resource is SkillResource =>
  resource.origin === 'keyword' || resource.origin === 'skill';
