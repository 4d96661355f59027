import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enter, find, findText, isHere, press, standPortal, visit } from '../../support/ui-portal';

standPortal();

it('leads from a record to those before and after it in its list, by keys that "?" lists', async () => {
  const client = await enter('mitra@demo.test');
  const { body } = await client.get('/v1/vendor-panel/member?limit=10&sort=name');
  const [first, second] = body.data;
  visit('/panel/member/data?sort=name');
  await press('button', first.name, await find('table'));
  await isHere(`/panel/member/detail?q=${first.id}`);
  await find('button', 'Data berikutnya');
  await userEvent.keyboard('j');
  await isHere(`/panel/member/detail?q=${second.id}`);
  await press('button', 'Data sebelumnya');
  await isHere(`/panel/member/detail?q=${first.id}`);

  await find('button', 'Data berikutnya');
  await userEvent.keyboard('?');
  const keys = await find('dialog', 'Tombol pintas di halaman ini');
  expect(await findText('Data berikutnya', keys)).toBeDefined();
  expect(within(keys).queryByText('Data sebelumnya')).toBeNull();
});
