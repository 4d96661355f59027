import type { PageRow } from '../../../core/routes/route';
import type { Config, MenuEntry } from '../resource';
import { unknownWord } from './nearest';
import { checkIcon } from './shape';

/** Checks both menus: unknown names, empty groups, duplicate entries, entries of the other area, and missing ones. */
export function checkMenus(config: Config, pages: PageRow[]): string[] {
  const areas = new Map<string, string>([
    ...pages.flatMap(({ screen, type }): [string, string][] =>
      screen.kind === 'page' ? [[screen.page, type ?? 'h2h']] : [],
    ),
    ...config.resources.map(({ name, area }): [string, string] => [name, area]),
  ]);
  const names = [
    // Resources that are only looked up or only related have no screen.
    ...config.resources.flatMap(({ name, lookupOnly, relatedOnly }) =>
      lookupOnly || relatedOnly ? [] : [name],
    ),
    ...pages.flatMap(({ screen, icon }) => (screen.kind === 'page' && icon ? [screen.page] : [])),
  ];
  return [
    ...Object.entries(config.menu).flatMap(([area, entries]) => {
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
        ...links
          .filter((name) => names.includes(name) && areas.get(name) !== area)
          .map(
            (name) =>
              `${at}: "${name}" belongs to the area "${areas.get(name)}": name it in menu.${areas.get(name)}`,
          ),
      ];
    }),
    ...unreachedErrors(config),
  ];
}

/** A resource in no menu cannot be reached, unless its declaration says so. */
function unreachedErrors({ resources, menu }: Config): string[] {
  const links = [...linksIn(menu.h2h), ...linksIn(menu.panel)];
  return resources.flatMap(({ name, area, lookupOnly, relatedOnly, menu: own }) => {
    if (own === false && links.includes(name)) return [`${name}.menu: is false, but a menu names it`];
    if (lookupOnly || relatedOnly || own === false || links.includes(name)) return [];
    return [
      `${name}: stands in no menu: name it in menu.${area} of resources.config.ts, or say "menu: false"`,
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
