import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import shipped from '../../resources.config';
import { positionsIn } from '../../scripts/error-position';
import { importModule } from '../../scripts/load-config';
import { validateConfig } from '../../scripts/validate-configuration';
import { repositoryRoot } from '../../src/platform/root';
import { tempFolder } from '../support/temp-folder';

let positionIn: (error: string) => string;
beforeAll(async () => {
  positionIn = await positionsIn(join(repositoryRoot, 'resources.config.ts'), shipped, importModule);
});

it.each([
  ['promo.discount: is of kind "money"', /^resources\/promo\.ts:\d+$/],
  ['promo.actions.try: there is no handler', /^resources\/promo\.ts:\d+$/],
  ['promo.percentage: is missing', /^resources\/promo\.ts$/],
  ['promo.quota.label: is missing', /^resources\/promo\.ts:\d+$/],
  ['promo.description: stands for two', /^resources\/promo\.ts$/],
  ['promo: there is no icon', /^resources\/promo\.ts$/],
  ['promo: there is no setting "blockWhenExpired"', /^resources\/promo\.ts:\d+$/],
  ['accessKeys: "x" stands there twice', /^resources\.config\.ts$/],
  ['accessKeys: "panel.promo.action" stands there twice', /^resources\.config\.ts:\d+$/],
  ['courier.name: is written in the table of contents itself', /^resources\.config\.ts$/],
])('%s', (error, expected) => {
  expect(positionIn(error)).toMatch(expected);
});

it('names the file of a resource whose name is wrong, missing or declared in the configuration itself', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'resources'));
  writeFileSync(join(folder, 'resources', 'faq.ts'), "export const faq = {\n  name: 'Tanya Jawab',\n};\n");
  writeFileSync(join(folder, 'resources', 'news.ts'), "export const news = {\n  lable: 'Berita',\n};\n");
  writeFileSync(
    join(folder, 'resources.config.ts'),
    "import { faq } from './resources/faq';\nimport { news } from './resources/news';\n" +
      'export default {\n  accessKeys: [],\n  menu: { h2h: [], panel: [] },\n' +
      "  resources: [faq, news, {\n    name: 'x y',\n  }],\n};\n",
  );
  const found = await validateConfig(join(folder, 'resources.config.ts'));
  const lines = 'errors' in found ? found.errors : [];

  expect(lines).toContain('resources/faq.ts:2: Tanya Jawab.name: must be kebab case, such as "member-tier"');
  expect(lines).toContain('resources/news.ts: resources.1.name: is missing');
  expect(lines).toContain(
    'resources/news.ts:2: resources.1: there is no setting "lable"; did you mean "label"?',
  );
  expect(lines).toContain('resources.config.ts:7: x y.name: must be kebab case, such as "member-tier"');
});
