import type { MenuNode } from '../../../admin/schema/model';
import { type ListView, viewSearch } from '../../../core/contract/list-view';
import type { Profile } from '../../../core/contract/profile';
import { type Can, isShown } from '../../../core/session/reason';

type LinkNode = Extract<MenuNode, { kind: 'link' }>;
type GroupNode = Extract<MenuNode, { kind: 'group' }>;

export type MenuLink = LinkNode & {
  locked: boolean;
  /** Id of the saved view that it opens. */
  view?: string;
};
export type MenuGroup = Omit<GroupNode, 'items'> & { items: MenuEntry[] };
export type MenuEntry = MenuLink | MenuGroup;

export interface MenuFacts {
  can: Can;
  profile: Pick<Profile, 'is_referral_feature'>;
}

/** Specification 2: "Referral (only if profile flag is_referral_feature is true)". The page itself stays open. */
const REFERRAL = '/referral/data';

/**
 * Specification 2: "Items the user lacks access to are hidden." A group without visible items is hidden too; expired
 * items stay, locked.
 */
export function visibleMenu(nodes: MenuNode[], { can, profile }: MenuFacts): MenuEntry[] {
  return nodes.flatMap((node): MenuEntry[] => {
    if (node.kind === 'group') {
      const items = visibleMenu(node.items, { can, profile });
      return items.length > 0 ? [{ ...node, items }] : [];
    }
    if (node.path === REFERRAL && !profile.is_referral_feature) return [];
    const verdict = can(node.object);
    return isShown(verdict) ? [{ ...node, locked: !verdict.can }] : [];
  });
}

/** Views that stand in the menu, each below its list. */
export const withViews = (
  entries: MenuEntry[],
  views: readonly Pick<ListView, 'id' | 'name' | 'query' | 'resource' | 'is_pinned'>[],
): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    if (entry.kind === 'group') return [{ ...entry, items: withViews(entry.items, views) }];
    const pinned = views.filter(({ resource, is_pinned }) => is_pinned && resource === entry.name);
    return [
      entry,
      ...pinned.map((view) => ({
        ...entry,
        label: view.name,
        path: entry.path + viewSearch(view),
        view: view.id,
      })),
    ];
  });

export const objectsOf = (nodes: MenuNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? objectsOf(node.items) : [node.object]));

export const linksOf = (entries: MenuEntry[]): MenuLink[] =>
  entries.flatMap((entry) => (entry.kind === 'group' ? linksOf(entry.items) : [entry]));
