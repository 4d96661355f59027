import shipped from '../../resources.config';
import { pageRows } from '../../src/core/routes/page-rows';
import { compile } from '../../src/core/schema/compile';
import type { Config } from '../../src/core/schema/resource';
import { everyKind, specimen } from '../config/every-kind';

/** Shipped configuration plus an entity with every field kind. */
export const config: Config = {
  ...shipped,
  accessKeys: everyKind.accessKeys,
  resources: [...shipped.resources, specimen],
};
export const { resources } = compile(config, pageRows);
