import { subscriptionKindOf, type Item } from '~/portal/lib/item';
import type { PortalResources } from '~/portal/lib/portal-resource';

const OF_COMPANIES = {
  subscription: 'item.subscription',
  resourceGroup: 'item.resourceGroup',
  company: 'item.company',
} as const;

/** The terms of subscriptions that are no companies. */
const OF_KINDS = {
  education: {
    subscription: 'item.schoolSubscription',
    resourceGroup: 'item.studies',
    company: 'item.school',
  },
  project: { ...OF_COMPANIES, subscription: 'item.projectSubscription', company: 'item.project' },
  volunteering: {
    ...OF_COMPANIES,
    subscription: 'item.organizationSubscription',
    company: 'item.organization',
  },
} as const;

/** The words for the types of an item and of its subscription. */
export function itemWords(resources: PortalResources, item: Item) {
  const kind = subscriptionKindOf(resources, item);
  return {
    resource: 'item.resource',
    project: 'item.project',
    ...(kind ? OF_KINDS[kind] : OF_COMPANIES),
  } as const;
}
