import { expect, it } from 'vitest';
import config from '../../../resources.config';
import { compile, resourceOf } from '../../../src/admin/schema/compile';
import { switchActionsOf } from '../../../src/admin/web/actions/switch-actions';
import { addressedValues, copiedValues, draftFrom, typedOf } from '../../../src/admin/web/form/form-values';
import { pageRows } from '../../../src/web/routes/page-rows';
import { everyKind } from '../../config/every-kind';

const model = compile(config, pageRows);
const contacts = resourceOf(model, 'social-media');

it('what a draft of before holds in sub-rows, and no input shows any more, is not sent', () => {
  const rows = [{ network: 'x', url: 'https://x.com/lama', account: '@baru', show: true }];
  const sent = typedOf(contacts, { whatsapp: '628123456789', accounts: rows, gone: 'x' });
  expect(sent.accounts).toEqual([{ network: 'x', account: '@baru', show: true }]);
  expect(sent).not.toHaveProperty('gone');
});

it('a new record begins with what its address says, as far as its form asks for that', () => {
  const query = new URLSearchParams({
    category: 'refund',
    priority: '9',
    ref_code: 'TRX-1',
    code: 'TK-1',
    x: 'y',
  });
  const given = addressedValues(resourceOf(model, 'ticket'), query);
  expect(given).toEqual({ category: 'refund', ref_code: 'TRX-1' });
});

it('rows that are not there are not invented', () => {
  expect(typedOf(contacts, { accounts: undefined }).accounts).toBeUndefined();
});

it('a draft keeps what is typed and the version it stands on, but for passwords', () => {
  const specimen = resourceOf(compile(everyKind, pageRows), 'specimen');
  const typed = { version: 3, values: { text: 'Nama', password: 'Rahasia#1' } };
  expect(draftFrom(specimen, typed)).toEqual({ version: 3, values: { text: 'Nama' } });
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
])('a row of %s switches its %s where two actions do nothing else: %s', (name, field, isSwitch) => {
  expect(switchActionsOf(resourceOf(model, name).actions, field) !== undefined).toBe(isSwitch);
});
