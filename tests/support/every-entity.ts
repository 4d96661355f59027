import shipped from '../../resources.config';
import { compile } from '../../src/admin/schema/compile';
import type { Config } from '../../src/admin/schema/resource';
import { pageRows } from '../../src/web/routes/page-rows';
import { everyKind, specimen } from '../config/every-kind';

/** Shipped configuration plus an entity with every field kind. */
export const config: Config = {
  ...shipped,
  accessKeys: everyKind.accessKeys,
  resources: [...shipped.resources, specimen],
  menu: { ...shipped.menu, panel: [...shipped.menu.panel, specimen.name] },
};
export const { resources } = compile(config, pageRows);
