import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enter, find, findText, findTitle, isHere, press, standPortal, visit } from '../../support/ui-portal';

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

it('goes on to the next page of the list, and back', async () => {
  const client = await enter('mitra@demo.test');
  const page = async (nth: number) =>
    (await client.get(`/v1/vendor-panel/member?limit=10&sort=name&page=${nth}`)).body.data;
  const [last, first] = [(await page(1)).at(-1), (await page(2))[0]];
  visit('/panel/member/data?sort=name');
  const lowest =
    within(await find('table'))
      .getAllByRole('row')
      .at(-1) ?? expect.fail('The list is empty.');
  await press('button', last.name, lowest);
  await isHere(`/panel/member/detail?q=${last.id}`);
  await findTitle(last.name);
  await userEvent.keyboard('j');
  await isHere(`/panel/member/detail?q=${first.id}`);
  await findTitle(first.name);
  await userEvent.keyboard('k');
  await isHere(`/panel/member/detail?q=${last.id}`);
});

it('turns keys of one sign off where they are listed, for the person on every device', async () => {
  const client = await enter('mitra@demo.test');
  visit('/panel/member/data');
  await find('table');
  await userEvent.keyboard('?');
  const keys = await find('dialog', 'Tombol pintas di halaman ini');
  await press('switch', /^Tombol pintas satu tombol/, keys);
  await waitFor(async () => expect((await client.get('/v1/crm/profile')).body.data.single_keys).toBe(false));
  await press('button', 'Tutup', keys);
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog', { name: 'Tombol pintas di halaman ini' })).toBeNull();
});
