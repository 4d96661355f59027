import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeOf } from '../../scripts/error-place';
import { repositoryRoot } from '../../src/platform/root';

const place = (error: string): string => placeOf(join(repositoryRoot, 'resources.config.ts'), error);

it.each([
  ['promo.discount: is of kind "money"', /^resources\/promo\.ts:\d+$/],
  ['promo.actions.try: there is no handler', /^resources\/promo\.ts:\d+$/],
  ['promo.percentage: is missing', /^resources\/promo\.ts$/],
  ['promo.description: stands for two', /^resources\/promo\.ts$/],
  ['promo: there is no icon', /^resources\/promo\.ts$/],
  ['accessKeys: "x" stands there twice', /^resources\.config\.ts$/],
  ['courier.name: is written in the table of contents itself', /^resources\.config\.ts$/],
])('%s', (error, told) => {
  expect(place(error)).toMatch(told);
});
