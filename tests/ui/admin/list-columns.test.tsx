import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EntityRow } from '../../../src/admin/entity/calls';
import type { Client } from '../../support/client';
import { enter, find, here, press, standPortal, visit } from '../../support/ui-portal';

const FIRST_COLUMNS = ['Item', 'SKU', 'Harga Anda', 'Harga jual', 'Margin', 'Status', 'Tindakan'];

standPortal();
let client: Client;
beforeEach(async () => {
  client = await enter('mitra@demo.test');
});

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const groups = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const rowsOf = async (asked: string): Promise<EntityRow[]> =>
  (await client.get(`/v1/crm/product/price-list?${asked}`)).body.data;
const brandOf = ({ brand_id, reference_titles }: EntityRow): string =>
  reference_titles[String(brand_id)] ?? expect.fail('The row has no brand.');

/** Names of brands, each followed by the names of its items. */
const grouped = (rows: EntityRow[]): string[] =>
  [...new Set(rows.map(brandOf))].flatMap((brand) => [
    brand,
    ...rows.filter((row) => brandOf(row) === brand).map(({ item }) => String(item)),
  ]);

describe('a list with `columns` and `groupBy`', () => {
  it('begins with the declared columns, and groups its rows under the name of each brand', async () => {
    const rows = await rowsOf('limit=50&page=2');
    visit('/pricelist?limit=50&page=2');
    await find('table');
    expect(heads()).toEqual(FIRST_COLUMNS);
    const table = await find('table');
    const names = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).queryByRole('rowheader') ?? within(row).getAllByRole('button')[0])
        .map((named) => named?.textContent);
    // Later rows are drawn in later steps.
    await waitFor(() => expect(names()).toEqual(grouped(rows)));
    expect(groups().length).toBeGreaterThan(1);
  });

  it('shows, hides and moves columns, and keeps them for the person on every device', async () => {
    const stored = async () =>
      (await client.get('/v1/crm/profile')).body.data.lists.layouts['price-list']?.columns;
    visit('/pricelist');
    await find('table');
    await press('button', 'Pilih kolom');
    const choice = await find('group', 'Kolom');
    expect(await find('checkbox', 'Item', choice)).toHaveProperty('disabled', true);
    await press('checkbox', 'Pengiriman 24 jam', choice);
    await press('checkbox', 'SKU', choice);
    await press('button', 'Majukan kolom Harga jual', choice);
    const chosen = ['Item', 'Harga jual', 'Harga Anda', 'Margin', 'Status', 'Pengiriman 24 jam', 'Tindakan'];
    await waitFor(() => expect(heads()).toEqual(chosen));
    // The column by which rows are grouped is shown, but as heads of groups.
    await waitFor(async () => expect(await stored()).toHaveLength(chosen.length));
    expect(here()).toBe('/pricelist');

    localStorage.removeItem('page-size');
    visit('/pricelist');
    await find('table');
    expect(heads()).toEqual(chosen);
    await press('button', 'Pilih kolom');
    await press('button', 'Kembalikan susunan awal');
    await waitFor(() => expect(heads()).toEqual(FIRST_COLUMNS));
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('takes the columns of a link in their order, and changes those alone', async () => {
    visit('/pricelist?columns=status,item');
    await find('table');
    expect(heads()).toEqual(['Status', 'Item', 'Tindakan']);
    await press('button', 'Pilih kolom');
    await press('checkbox', 'SKU', await find('group', 'Kolom'));
    await waitFor(() => expect(here()).toBe('/pricelist?columns=status%2Citem%2Csku'));
  });

  it('pins a column before the others, and makes a column wider by keys', async () => {
    visit('/pricelist');
    const table = await find('table');
    await press('button', 'Pilih kolom');
    await press('button', 'Sematkan kolom Status');
    await waitFor(() => expect(heads().slice(0, 2)).toEqual(['Status', 'Item']));
    await userEvent.hover(within(table).getByRole('columnheader', { name: /^Margin/ }));
    const edge = await find('separator', 'Lebar kolom Margin');
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(within(table).getByRole('columnheader', { name: /^Margin/ }).style.width).toMatch(/px$/),
    );
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(within(table).getByRole('columnheader', { name: /^Margin/ }).style.width).toBe(''),
    );
    await press('button', 'Pilih kolom');
    await press('button', 'Kembalikan susunan awal');
    await waitFor(() => expect(heads()).toEqual(FIRST_COLUMNS));
    // The next test begins with what is stored.
    const stored = async () => (await client.get('/v1/crm/profile')).body.data.lists.layouts['price-list'];
    await waitFor(async () => expect((await stored()).pinned).toEqual([]));
  });

  it('has the column of the brand instead of groups while it is sorted', async () => {
    visit('/pricelist?sort=-my_price');
    await find('table');
    expect(heads()).toEqual(['Item', 'Brand', ...FIRST_COLUMNS.slice(1)]);
    expect(groups()).toEqual([]);
  });

  it('groups its cards on a phone, without the brand in each card', async () => {
    const rows = await rowsOf('limit=50');
    visit('/pricelist?limit=50', 390);
    const list = await find('list', 'Daftar Harga');
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map((one) => (within(one).queryAllByRole('button')[0] ?? one).textContent);
    await waitFor(() => expect(names()).toEqual(grouped(rows)));
    const [first] = within(list).getAllByRole('term');
    const facts = first?.closest('dl')?.querySelectorAll('dt') ?? [];
    expect([...facts].map(({ textContent }) => textContent)).toEqual(FIRST_COLUMNS.slice(1, -1));
    expect(within(list).queryByRole('button', { name: /lainnya$/ })).toBeNull();
  });
});
