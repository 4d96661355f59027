import { expect, it } from 'vitest';
import config from '../../resources.config';
import { pageRows } from '../../src/core/routes';
import { compile, resourceOf } from '../../src/core/schema/compile';
import { typedOf } from '../../src/screens/form/form-values';

const contacts = resourceOf(compile(config, pageRows), 'social-media');

it('what a draft of before holds in sub-rows, and no input shows any more, is not sent', () => {
  const rows = [{ network: 'x', url: 'https://x.com/lama', account: '@baru', show: true }];
  const sent = typedOf(contacts, { whatsapp: '628123456789', accounts: rows, gone: 'x' });
  expect(sent.accounts).toEqual([{ network: 'x', account: '@baru', show: true }]);
  expect(sent).not.toHaveProperty('gone');
});

it('rows that are not there are not invented', () => {
  expect(typedOf(contacts, { accounts: undefined }).accounts).toBeUndefined();
});
