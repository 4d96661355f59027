import type { Config, MenuEntry } from '../../src/admin/schema/resource';

const without = (entries: MenuEntry[], gone: string): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    if (typeof entry === 'string') return entry === gone ? [] : [entry];
    return [{ ...entry, items: without(entry.items, gone) }];
  });

/** The configuration without this resource, its menu entry and related lists. */
export const configurationWithout = (config: Config, gone: string): Config => ({
  ...config,
  resources: config.resources
    .filter(({ name }) => name !== gone)
    .map((spec) => ({ ...spec, related: spec.related?.filter(({ resource }) => resource !== gone) ?? [] })),
  menu: { h2h: without(config.menu.h2h, gone), panel: without(config.menu.panel, gone) },
});
