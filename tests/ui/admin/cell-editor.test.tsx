import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Client } from '../../support/client';
import { enter, find, here, press, standPortal, visit } from '../../support/ui-portal';

const ENDPOINT = '/v1/vendor-panel/promotion';

standPortal();
let client: Client;
beforeEach(async () => {
  client = await enter('mitra@demo.test');
});

const firstPromo = async () => (await client.get(`${ENDPOINT}?limit=1`)).body.data[0];

/** Opens the list and the editor of one cell of its first row, by the keyboard. */
async function edit(label: string, { code }: { code: string }): Promise<HTMLElement> {
  visit('/panel/promo/data?columns=code,name,quota');
  const opener = await find('button', code);
  opener.focus();
  await press('button', `Sunting ${label}: ${code}`);
  return find('form', `Sunting ${label}: ${code}`);
}

it('changes one cell by Enter, gives up by Escape, and takes the change back', async () => {
  const promo = await firstPromo();
  const form = await edit('Nama', promo);
  const input = within(form).getByRole('textbox', { name: 'Nama' });
  expect(document.activeElement).toBe(input);
  await userEvent.clear(input);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(form).getByRole('alert').textContent).toMatch(/^Nama wajib diisi/));
  await userEvent.keyboard('Tidak disimpan{Escape}');
  expect(screen.queryByRole('form', { name: /^Sunting/ })).toBeNull();
  expect((await firstPromo()).name).toBe(promo.name);

  await press('button', `Sunting Nama: ${promo.code}`);
  const again = await find('textbox', 'Nama');
  await userEvent.clear(again);
  await userEvent.type(again, 'Gajian besar{Enter}');
  expect((await find('cell', /^Gajian besar/)).textContent).toBe('Gajian besar');
  expect(here()).toBe('/panel/promo/data?columns=code,name,quota');
  await press('button', 'Urungkan');
  await waitFor(async () => expect((await firstPromo()).name).toBe(promo.name));
});

it('opens the first cell of a row by F2, and shows what another person saved in it', async () => {
  const promo = await firstPromo();
  visit('/panel/promo/data?columns=code,name');
  (await find('button', promo.code)).focus();
  await userEvent.keyboard('{F2}');
  const input = await find('textbox', 'Kode');
  const { data } = (await client.get(`${ENDPOINT}/${promo.id}`)).body;
  const key = '01939f00-0000-7000-8000-000000000001';
  const other = { key, ids: [promo.id], bulk_field: 'code', code: 'ORANGLAIN' };
  expect((await client.post(`${ENDPOINT}/act/set-field`, { ...other, version: data.version })).status).toBe(
    200,
  );
  await userEvent.clear(input);
  await userEvent.type(input, 'PUNYASAYA{Enter}');
  await press('radio', /^Tersimpan/);
  await press('button', 'Simpan Pilihan');
  await waitFor(() => expect(screen.queryByRole('form', { name: /^Sunting/ })).toBeNull());
  expect((await firstPromo()).code).toBe('ORANGLAIN');
});

it('chooses several values before it saves them', async () => {
  const promo = await firstPromo();
  visit('/panel/promo/data?columns=code,days');
  (await find('button', promo.code)).focus();
  await press('button', `Sunting Hari: ${promo.code}`);
  const form = await find('form', `Sunting Hari: ${promo.code}`);
  await userEvent.click(within(form).getByRole('combobox', { name: 'Hari' }));
  for (const day of ['Jumat', 'Senin']) await userEvent.click(await within(form).findByTitle(day));
  expect((await firstPromo()).days).toBeUndefined();
  await userEvent.click(within(form).getByRole('button', { name: 'Simpan' }));
  await waitFor(async () => expect((await firstPromo()).days).toEqual(['mon', 'fri']));
  await press('button', 'Urungkan');
  await waitFor(async () => expect((await firstPromo()).days).toBeUndefined());
});
