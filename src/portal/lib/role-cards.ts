import type { Portfolio } from '~/resume/model/portfolio';
import { byDate, openOf, workRoles } from '~/resume/model/roles-by-date';

import { facts, type CardEntry, type FurtherCard } from './dashboard-cards';
import { lastProjectHeight } from './dashboard-heights';
import type { Format } from './format';
import type { Language } from './languages';
import { panePlaces } from './pane-place';

/** The number of roles in a card. */
const MOST_ROLES = 3;
/** The height of a card with at most two lines of text, px. */
const LOW = 250;

type Roles = Pick<Portfolio, 'companies' | 'projects'>;
type Role = ReturnType<typeof workRoles>[number];

const roleEntries = (
  portfolio: Roles,
  roles: readonly Role[],
  format: Format,
  language: Pick<Language, 'segment'>,
): readonly CardEntry[] => {
  const placeOf = panePlaces(portfolio);
  return roles.slice(0, MOST_ROLES).map(({ position: { id, title, period }, company }) => ({
    id,
    title,
    facts: facts(company.name === title ? null : company.name, format.period(period)),
    pane: placeOf(id, language),
  }));
};

/** The open roles beside the one of a card, at most three. */
export const otherOpenRoles = ({ companies }: Pick<Portfolio, 'companies'>, id: string | null) =>
  openOf(workRoles(companies))
    .filter(({ position }) => position.id !== id)
    .slice(0, MOST_ROLES);

/** The other open roles for the card of the newest one, if that has so little text that they fit into it. */
export const rolesInCard = (
  portfolio: Roles,
  card: Parameters<typeof lastProjectHeight>[0] & { kind: string; positionId: string | null },
  format: Format,
  language: Pick<Language, 'segment'>,
): readonly CardEntry[] =>
  card.kind === 'current' && lastProjectHeight(card) <= LOW
    ? roleEntries(portfolio, otherOpenRoles(portfolio, card.positionId), format, language)
    : [];

/**
 * The card of the open roles, else of the newest one. There is none if the row shows that role as the last work;
 * a single open role is named by the greeting too, so that an earlier role with more text may stand for it.
 */
export function roleCards(
  portfolio: Roles & Pick<Portfolio, 'lastProject'>,
  format: Format,
  language: Pick<Language, 'segment'>,
): readonly FurtherCard[] {
  const kind = portfolio.lastProject?.kind;
  // Roles that have not begun yet have no span.
  const roles = workRoles(portfolio.companies).filter(({ position }) => position.span !== null);
  const open = openOf(roles);
  const shown = kind === 'project' ? (open.length > 0 ? open : byDate(roles).slice(0, 1)) : open;
  if (shown.length === 0 || !(kind === 'project' || (kind === 'previous' && open.length > 1))) return [];
  const section = open.length > 0 ? 'current' : 'past';
  return [{ section, entries: roleEntries(portfolio, shown, format, language) }];
}
