import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { enter, find, here, isHere, standPortal, visit } from '../../support/ui-portal';

standPortal();
beforeEach(() => enter('mitra@demo.test'));

const firstRow = async (): Promise<HTMLElement> => {
  const [, row] = within(await find('table')).getAllByRole('row');
  return row ?? expect.fail('The list is empty.');
};

it('opens a record wherever its row is pressed, but not by its controls or a selection of text', async () => {
  visit('/panel/transaction/data');
  const row = await firstRow();
  const cell = within(row).getAllByRole('cell').at(-2) ?? expect.fail('The row has no cells.');
  await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(within(row).getByRole('button', { name: /^Tindakan/ }));
  const selection = { isCollapsed: false } as Selection;
  const selecting = vi.spyOn(window, 'getSelection').mockReturnValue(selection);
  cell.click();
  expect(here()).toBe('/panel/transaction/data');
  selecting.mockRestore();
  cell.click();
  await isHere(/^\/panel\/transaction\/detail\?q=/);
});

it('opens an order of Transaksi by pressing its row', async () => {
  visit('/list-transaction');
  (await firstRow()).click();
  await isHere(/^\/detail-transaction\?q=/);
});
