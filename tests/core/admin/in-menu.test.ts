import { expect, it } from 'vitest';
import config from '../../../resources.config';
import { compile } from '../../../src/admin/schema/compile';
import { isInMenu } from '../../../src/admin/schema/model';
import { pageRows } from '../../../src/web/routes/page-rows';

it('knows the lists that stand in a menu, alone or in a group, where a view can be pinned', () => {
  const model = compile(config, pageRows);

  expect(['promo', 'category', 'debt', 'nothing'].map((name) => isInMenu(model, name))).toEqual([
    ...[true, true, false, false],
  ]);
});
