import type { ElementTree } from '~/portal/text/element-tree';

/*
 * The resources of the portal as `/portal.json` has them and the JSON View shows them: the portal's structure
 * with the owner's facts. The optional fields are those that a résumé may leave out.
 */

type Common = {
  /** Its path: `/subscriptions/indra/resourceGroups/indra-project-lead`. */ id: string;
  name: string;
  /** The static markup of its pane, which the JSON View omits. */ markup?: readonly ElementTree[];
};

/** The name of a colour icon, which the JSON View omits. */
type WithIcon = { icon: string };

/** `2018-04`, or `2018` without a month. */
type Dates = { startDate?: string; endDate?: string; current: boolean };

/** The kind of a subscription that is no employer, in portals without work. */
export type SubscriptionKind = 'education' | 'volunteering' | 'project';

/** An employer. */
export type SubscriptionResource = Common &
  WithIcon & {
    type: 'subscription';
    location?: string;
    properties: Dates & {
      state?: 'Active' | 'Inactive';
      kind?: SubscriptionKind;
      months?: number;
      score?: number;
      alias?: string;
      description?: string;
      url?: string;
      /** The ids of its roles. */ resourceGroups?: readonly string[];
    };
  };

/** A role at an employer. */
export type RoleResource = Common & {
  type: 'resourceGroup';
  location?: string;
  properties: Dates & {
    months?: number;
    summary?: string;
    highlights?: readonly string[];
    url?: string;
    /** The ids of its resources. */ resources?: readonly string[];
  };
  tags?: readonly string[];
};

type ProjectProperties = Dates & {
  /** In the owner's words: "Mobile app". */ kind?: string;
  /** The client or employer. */ entity?: string;
  /** The owner's roles in it. */ roles?: readonly string[];
  description?: string;
  highlights?: readonly string[];
  url?: string;
};

export type RoleProjectResource = Common &
  WithIcon & { type: 'resource'; properties: ProjectProperties; tags?: readonly string[] };

/** A skill within one or more roles. */
export type SkillResource = Common & {
  type: 'resource';
  properties: {
    /** The group of the skill. */ kind?: string;
    /** The sentences that name it. */ quotations?: readonly string[];
  };
};

/** A project with its own entry. */
export type ProjectResource = Common &
  WithIcon & {
    type: 'project';
    properties: ProjectProperties & {
      /** The address of its picture. */ image?: string;
      openSource: boolean;
    };
    tags?: readonly string[];
  };

type DatedResource = SubscriptionResource | RoleResource | RoleProjectResource | ProjectResource;

/** A resource, distinguished by its type. Of those within a role, only projects have dates. */
export type PortalResource = DatedResource | SkillResource;

/** The resources of the portal by the ids in their addresses. */
export type PortalResources = Readonly<Record<string, PortalResource | undefined>>;

/** Whether a resource has dates. A skill has none of its own. */
export const hasDates = (resource: PortalResource): resource is DatedResource =>
  'current' in resource.properties;

/** The facts of a resource, as the JSON View and templates show them. */
export function resourceFacts(resource: PortalResource): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => name !== 'markup' && name !== 'icon'),
  );
}
