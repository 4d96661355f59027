import { expect, it } from 'vitest';
import config from '../../resources.config';
import { pageRows } from '../../src/core/routes';
import { compile, resourceOf } from '../../src/core/schema/compile';
import { switchActsOf } from '../../src/screens/acts/switch-acts';
import { copiedValues, typedOf } from '../../src/screens/form/form-values';

const model = compile(config, pageRows);
const contacts = resourceOf(model, 'social-media');

it('what a draft of before holds in sub-rows, and no input shows any more, is not sent', () => {
  const rows = [{ network: 'x', url: 'https://x.com/lama', account: '@baru', show: true }];
  const sent = typedOf(contacts, { whatsapp: '628123456789', accounts: rows, gone: 'x' });
  expect(sent.accounts).toEqual([{ network: 'x', account: '@baru', show: true }]);
  expect(sent).not.toHaveProperty('gone');
});

it('rows that are not there are not invented', () => {
  expect(typedOf(contacts, { accounts: undefined }).accounts).toBeUndefined();
});

it('a copy has the values of its record, but for what no second record may have', () => {
  const article = {
    id: 'x',
    version: 4,
    title: 'Cara top up',
    slug: 'cara-top-up',
    tags: ['tips'],
    views: 12,
  };
  const copy = copiedValues(resourceOf(model, 'blog'), article);
  expect(copy).toMatchObject({ title: 'Cara top up', tags: ['tips'] });
  expect(copy.slug).toBeUndefined();
  expect(Object.keys(copy)).not.toContain('views');
});

it.each([
  ['banner', 'is_active', true],
  ['product-vcg', 'is_active', true],
  ['category', 'is_popular', false],
  ['member', 'status', false],
])('a row of %s switches its %s where two acts do nothing else: %s', (name, field, isSwitch) => {
  expect(switchActsOf(resourceOf(model, name).acts, field) !== undefined).toBe(isSwitch);
});
