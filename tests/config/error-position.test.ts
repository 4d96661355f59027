import { join } from 'node:path';
import { expect, it } from 'vitest';
import { errorPosition } from '../../scripts/error-position';
import { repositoryRoot } from '../../src/platform/root';

const positionIn = (error: string): string =>
  errorPosition(join(repositoryRoot, 'resources.config.ts'), error);

it.each([
  ['promo.discount: is of kind "money"', /^resources\/promo\.ts:\d+$/],
  ['promo.actions.try: there is no handler', /^resources\/promo\.ts:\d+$/],
  ['promo.percentage: is missing', /^resources\/promo\.ts$/],
  ['promo.description: stands for two', /^resources\/promo\.ts$/],
  ['promo: there is no icon', /^resources\/promo\.ts$/],
  ['accessKeys: "x" stands there twice', /^resources\.config\.ts$/],
  ['courier.name: is written in the table of contents itself', /^resources\.config\.ts$/],
])('%s', (error, expected) => {
  expect(positionIn(error)).toMatch(expected);
});
