import type { PageRow } from '../../../core/routes/route';
import type { Config, MenuEntry } from '../resource';
import { unknownWord } from './nearest';
import { checkIcon } from './shape';

/** Checks both menus: unknown names, empty groups, duplicate entries. */
export function checkMenus(config: Config, pages: PageRow[]): string[] {
  const names = [
    // Resources that are only looked up or only related have no screen.
    ...config.resources.flatMap(({ name, lookupOnly, relatedOnly }) =>
      lookupOnly || relatedOnly ? [] : [name],
    ),
    ...pages.flatMap(({ screen, icon }) => (screen.kind === 'page' && icon ? [screen.page] : [])),
  ];
  return Object.entries(config.menu).flatMap(([area, entries]) => {
    const at = `menu.${area}`;
    const links = linksIn(entries);
    return [
      ...groupErrors(at, entries),
      ...links
        .filter((name) => !names.includes(name))
        .map((name) => unknownWord(at, 'resource or page', name, names)),
      ...links
        .filter((name, index) => links.indexOf(name) !== index)
        .map((name) => `${at}: "${name}" stands there twice`),
    ];
  });
}

const linksIn = (entries: MenuEntry[]): string[] =>
  entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : linksIn(entry.items ?? [])));

const groupErrors = (at: string, entries: MenuEntry[]): string[] =>
  entries.flatMap((entry) => {
    if (typeof entry === 'string') return [];
    const where = `${at}.${entry.label || 'group'}`;
    return [
      ...(entry.label?.trim() ? [] : [`${where}: the label is empty`]),
      ...(entry.items?.length ? groupErrors(where, entry.items) : [`${where}: has no items`]),
      ...checkIcon(where, entry.icon),
    ];
  });
