import {
  either,
  isFlag,
  isGroup,
  isGroupOf,
  isListOf,
  isNumber,
  isOneOf,
  isShape,
  isString,
  jsonIn,
  optional,
  type Check,
} from '~/portal/text/json-shape';
import type {
  PortalResource,
  PortalResources,
  ProjectResource,
  RoleProjectResource,
  RoleResource,
  SkillResource,
  SubscriptionResource,
} from './portal-resource';

const text = optional(isString);
const number = optional(isNumber);
const texts = optional(isListOf(isString));

const isAttributes = either(isOneOf(null), isGroupOf(either(isString, isNumber, isFlag)));

const isDrawing: Check = (value) =>
  isString(value) ||
  (Array.isArray(value) && isString(value[0]) && isAttributes(value[1]) && value.slice(2).every(isDrawing));

const common = { id: isString, name: isString, drawn: optional(isListOf(isDrawing)) };
const dates = { startDate: text, endDate: text, current: isFlag };
const project = {
  ...dates,
  kind: text,
  entity: text,
  roles: texts,
  description: text,
  highlights: texts,
  url: text,
};

const isSubscription = isShape<SubscriptionResource>({
  ...common,
  type: isOneOf('subscription'),
  icon: isString,
  location: text,
  properties: isShape<SubscriptionResource['properties']>({
    ...dates,
    state: optional(isOneOf('Active', 'Inactive')),
    kind: optional(isOneOf('education', 'volunteering', 'project')),
    months: number,
    score: number,
    alias: text,
    description: text,
    url: text,
    resourceGroups: texts,
  }),
});

const isRole = isShape<RoleResource>({
  ...common,
  type: isOneOf('resourceGroup'),
  location: text,
  properties: isShape<RoleResource['properties']>({
    ...dates,
    months: number,
    summary: text,
    highlights: texts,
    url: text,
    resources: texts,
  }),
  tags: texts,
});

const isRoleProject = isShape<RoleProjectResource>({
  ...common,
  type: isOneOf('resource'),
  icon: isString,
  properties: isShape<RoleProjectResource['properties']>(project),
  tags: texts,
});

// A project of a role with a wrong field is no skill.
const hasNoDates: Check = (value) => isGroup(value) && !('current' in value);

const isSkill = isShape<SkillResource>({
  ...common,
  type: isOneOf('resource'),
  properties: (value) =>
    hasNoDates(value) && isShape<SkillResource['properties']>({ kind: text, quotations: texts })(value),
});

const isProject = isShape<ProjectResource>({
  ...common,
  type: isOneOf('project'),
  icon: isString,
  properties: isShape<ProjectResource['properties']>({ ...project, image: text, openSource: isFlag }),
  tags: texts,
});

const isResource = (value: unknown): value is PortalResource =>
  isSubscription(value) || isRole(value) || isRoleProject(value) || isSkill(value) || isProject(value);

const areResources = (value: unknown): value is PortalResources => isGroupOf(isResource)(value);

/** Parses the file of all resources. Null for any other text. */
export function resourcesIn(file: string): PortalResources | null {
  const value = jsonIn(file);
  return areResources(value) ? value : null;
}
