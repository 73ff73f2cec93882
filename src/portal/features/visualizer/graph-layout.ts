import { clipped } from '~/portal/text/clipped';
import { isolated } from '~/portal/text/element-tree';
import {
  periodIn,
  tagsOf,
  type PortalResource,
  type PortalResources,
} from '~/portal/resources/portal-resource';

/** The columns of the drawing: their left edges and widths, px. */
const COLUMNS = [
  { x: 16, width: 150 },
  { x: 236, width: 220 },
  { x: 496, width: 310 },
  { x: 856, width: 220 },
  { x: 1126, width: 160 },
] as const;
const ROW = 36;
export const NODE_HEIGHT = 28;
const GROUP_GAP = 12;
const MARGIN = 16;
/** The width of a letter on average, px. Letters of these scripts are twice as wide. */
const LETTER_PX = 6.5;
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** The numbers of resources of a role, and of tags, that a drawing has. */
const MOST_RESOURCES = 8;
const MOST_TAGS = 40;

/** A box of the drawing; `id` is empty for the tenant, and the name of a tag. A box of more resources has their role’s id. */
export type GraphNode = {
  id: string;
  kind: 'tenant' | 'subscription' | 'resourceGroup' | 'resource' | 'tag' | 'more';
  /** The number of resources or tags that are not drawn. */ more?: number;
  /** Empty for the tenant. */ name: string;
  /** The first year and the last one, of companies and roles. */ years: string;
  /** Counts the companies, to tell them by colour. */ hue: number;
  x: number;
  y: number;
  width: number;
  /** The keys of the nodes to its left. */ from: readonly string[];
};

export type Graph = {
  width: number;
  height: number;
  /** By key, column by column from the top. */ nodes: ReadonlyMap<string, GraphNode>;
};

/** `2018 – 2020`, or `2018 –` for what has no end. */
function yearsOf(resource: PortalResource): string {
  const { start, end, current } = periodIn(resource);
  const years = [...new Set([start?.year, end?.year])].filter(Boolean).join(' – ');
  return current ? `${years} –`.trim() : years;
}

/**
 * The tenant with companies, roles, resources and the tags that resources share, laid out from left to right.
 * @param id of a company, a role or a resource, whose neighbours alone are drawn; else empty
 */
export function graphOf(resources: PortalResources, id: string): Graph {
  const nodes = new Map<string, GraphNode>();
  const tagged = new Map<string, string[]>();
  let row = MARGIN;
  const middle = (keys: readonly string[]): number => {
    const all = keys.flatMap((key) => nodes.get(key)?.y ?? []);
    return all.length === 0 ? row : (Math.min(...all) + Math.max(...all)) / 2;
  };
  let hue = -1;
  const add = (
    key: string,
    column: 0 | 1 | 2 | 3 | 4,
    node: Pick<GraphNode, 'kind' | 'from' | 'y'> & Partial<GraphNode>,
  ) => nodes.set(key, { id: key, name: '', years: '', hue, ...node, ...COLUMNS[column] });

  const drawn: string[] = [];
  for (const [company, subscription] of Object.entries(resources)) {
    if (subscription?.type !== 'subscription') continue;
    hue += 1;
    const roles: string[] = [];
    for (const key of subscription.properties.resourceGroups ?? []) {
      const role = resources[key];
      if (role?.type !== 'resourceGroup') continue;
      const within = role.properties.resources ?? [];
      const isNear = ['', company, key].includes(id);
      if (!isNear && !within.includes(id)) continue;
      const shown = isNear ? within.slice(0, MOST_RESOURCES) : [id];
      for (const inside of shown) {
        const resource = resources[inside];
        const known = nodes.get(inside);
        if (known) nodes.set(inside, { ...known, from: [...known.from, key] });
        else if (resource?.type === 'resource') {
          add(inside, 3, { kind: 'resource', name: resource.name, from: [key], y: row });
          row += ROW;
          for (const tag of tagsOf(resource)) tagged.set(tag, [...(tagged.get(tag) ?? []), inside]);
        }
      }
      const own = shown.filter((inside) => nodes.get(inside)?.from[0] === key);
      if (isNear && within.length > shown.length) {
        const more = within.length - shown.length;
        add(`more ${key}`, 3, { id: key, kind: 'more', from: [key], y: row, more });
        own.push(`more ${key}`);
        row += ROW;
      }
      const y = middle(own);
      if (own.length === 0) row += ROW;
      const { name } = role;
      add(key, 2, { kind: 'resourceGroup', name, years: yearsOf(role), from: [company], y });
      roles.push(key);
      row += GROUP_GAP;
    }
    if (roles.length === 0) continue;
    const { name } = subscription;
    const y = middle(roles);
    add(company, 1, { kind: 'subscription', name, years: yearsOf(subscription), from: [''], y });
    drawn.push(company);
  }
  hue = -1;
  add('', 0, { kind: 'tenant', from: [], y: middle(drawn) });

  const least = id === '' ? 2 : 1;
  const all = [...tagged].filter(([, from]) => from.length >= least);
  const tags = all
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MOST_TAGS)
    .map(([tag, from]) => ({ tag, from, y: middle(from) }))
    .toSorted((one, other) => one.y - other.y);
  let free = MARGIN;
  for (const { tag, from, y } of tags) {
    const top = Math.max(free, y);
    add(`tag ${tag}`, 4, { id: tag, kind: 'tag', name: tag, from, y: top });
    free = top + ROW;
  }
  if (all.length > tags.length) {
    const more = all.length - tags.length;
    // A key with a space is no id of a resource.
    add('more ', 4, { id: '', kind: 'more', from: [], y: free, more });
    free += ROW;
  }
  const last = COLUMNS[tags.length > 0 ? 4 : 3];
  return {
    width: last.x + last.width + MARGIN,
    height: Math.max(row, free) + MARGIN,
    nodes: new Map([...nodes].toSorted(([, one], [, other]) => one.x - other.x || one.y - other.y)),
  };
}

/** The name and the years of a node; with a width, the name is shortened to fit in its box. */
export function nodeLabel({ name, years }: Pick<GraphNode, 'name' | 'years'>, width = Infinity): string {
  const letters = (width - MARGIN) / LETTER_PX - (years === '' ? 0 : years.length + 3);
  const shown = clipped(name, Math.floor(WIDE.test(name) ? letters / 2 : letters));
  return [isolated(shown), years].filter(Boolean).join(' · ');
}

/** The node to which an arrow key leads: a neighbour in the column, the first one behind, or the one before. */
export function neighbourOf({ nodes }: Graph, key: string, arrow: string): string | null {
  const node = nodes.get(key);
  if (!node) return null;
  if (arrow === 'ArrowLeft') return node.from[0] ?? null;
  if (arrow === 'ArrowRight') return [...nodes].find(([, other]) => other.from.includes(key))?.[0] ?? null;
  const column = [...nodes].filter(([, { x }]) => x === node.x).map(([other]) => other);
  const step = { ArrowDown: 1, ArrowUp: -1 }[arrow];
  return step === undefined ? null : (column[column.indexOf(key) + step] ?? null);
}
