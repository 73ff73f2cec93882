import { Link } from '~/portal/browser/router';
import {
  companyItemOf,
  companyOf,
  pathOf,
  periodIn,
  type KeyedResource,
  subscriptionKindOf,
  tagsOf,
  type PortalResources,
} from '~/portal/resources/portal-resource';
import { formatOf } from '~/portal/i18n/format';
import { useAddress, useLanguage, useT } from '~/portal/i18n/t';
import { Facts, type Fact } from './item-commands';
import { ItemLink } from './item-surroundings';

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

export function itemWords(resources: PortalResources, item: KeyedResource) {
  const kind = subscriptionKindOf(resources, item);
  return {
    resource: 'item.resource',
    project: 'item.project',
    ...(kind ? OF_KINDS[kind] : OF_COMPANIES),
  } as const;
}

/** The facts with links to what has a place in the portal, and the tags. */
export function Essentials({ item, resources }: { item: KeyedResource; resources: PortalResources }) {
  const t = useT();
  const format = formatOf(useLanguage().code);
  const { key, resource } = item;
  const { properties } = resource;
  return (
    <Facts
      facts={factsOf(resources, item, t, format, useAddress())}
      hasGraph={resource.type !== 'project'}
      id={key}
      name={resource.name}
      tags={tagsOf(resource)}
      url={'url' in properties ? properties.url : undefined}
    />
  );
}

const isRole = ({ resource }: KeyedResource): boolean => resource.type === 'resourceGroup';

/** The facts of a resource by its type. Those that the résumé does not state are empty. */
function factsOf(
  resources: PortalResources,
  item: KeyedResource,
  t: ReturnType<typeof useT>,
  format: ReturnType<typeof formatOf>,
  address: ReturnType<typeof useAddress>,
): readonly Fact[] {
  const { resource } = item;
  const companyItem = companyItemOf(resources, item);
  const company: Fact = [
    t(itemWords(resources, item).company),
    companyItem ? <ItemLink of={companyItem} /> : companyOf(resources, item),
  ];
  const role = pathOf(resources, item).find(isRole);
  const rootGroup = <Link to={address('management-groups')}>{t('management-groups.root')}</Link>;
  const period: Fact = [t('item.period'), format.period(periodIn(resource))];
  const tenure = (months?: number): Fact => [
    t('item.tenure'),
    months === undefined ? null : format.tenure(months),
  ];
  switch (resource.type) {
    case 'subscription': {
      const { state, months, alias, score } = resource.properties;
      return [
        [t('item.status'), state && t(state === 'Active' ? 'experience.active' : 'experience.inactive')],
        [t('item.group'), rootGroup],
        period,
        tenure(months),
        [t('item.place'), resource.location],
        [t('item.alias'), alias],
        [t('item.score'), score === undefined ? null : `${score}%`],
      ];
    }
    case 'resourceGroup':
      return [company, period, tenure(resource.properties.months), [t('item.place'), resource.location]];
    case 'resource':
    case 'project': {
      const { kind } = resource.properties;
      const roles = 'roles' in resource.properties ? resource.properties.roles : undefined;
      const kindAddress = `${address('experience')}?type=${encodeURIComponent(kind ?? '')}`;
      return [
        company,
        // A role without a title has the name of its company.
        [t('item.role'), role && role.resource.name !== companyItem?.resource.name && <ItemLink of={role} />],
        period,
        [t('item.type'), kind && resource.type === 'resource' ? <Link to={kindAddress}>{kind}</Link> : kind],
        [t('item.as'), roles?.join(', ')],
      ];
    }
  }
}
