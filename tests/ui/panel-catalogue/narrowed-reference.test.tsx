import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enter, find, findText, press, standPortal, visit } from '../../support/ui-portal';

standPortal();

const labels = { category_id: /^Brand/, variation_id: /^Variasi H2H/ };
const optionsOf = (name: keyof typeof labels) => [
  ...(document
    .getElementById(`${name}_list`)
    ?.closest('.ant-select-dropdown')
    ?.querySelectorAll('.ant-select-item-option') ?? []),
];
const titlesOf = (name: keyof typeof labels) => optionsOf(name).map((option) => option.textContent ?? '');
const open = async (name: keyof typeof labels) => userEvent.click(await find('combobox', labels[name]));
const choose = async (name: keyof typeof labels, title: string | RegExp) => {
  await open(name);
  const found = () => optionsOf(name).find(({ textContent }) => textContent?.match(title));
  await waitFor(() => expect(found()).toBeDefined());
  const option = found() as Element;
  fireEvent.click(option);
  return option.textContent ?? '';
};
const chosen = () =>
  [...document.querySelectorAll('.ant-select-selection-item')].map(({ textContent }) => textContent);

it('a reference offers what fits the field beside it, and lets go of what no longer does', async () => {
  const client = await enter('mitra@demo.test');
  const { body } = await client.get('/v1/vendor-panel/category?f.source=vcg&limit=100&sort=name');
  const [one, other] = body.data.map(({ name }: { name: string }) => name);
  visit('/panel/product-vcg/form');

  await open('variation_id');
  await waitFor(() => expect(screen.getAllByText('Isi Brand lebih dulu.').length).toBeGreaterThan(0));
  expect(titlesOf('variation_id')).toEqual([]);
  await choose('category_id', one);
  const item = await choose('variation_id', /./);
  const [brand] = item.split(' – ');
  expect(titlesOf('variation_id').filter((title) => !title.startsWith(`${brand} – `))).toEqual([]);
  await waitFor(() => expect(chosen()).toEqual(expect.arrayContaining([one, item])));

  await choose('category_id', other);
  await findText(/^Pilihan yang tidak cocok dengan Brand dikosongkan\./);
  expect(chosen()).toContain(other);
  await waitFor(() => expect(chosen()).not.toContain(item));
  await press('button', 'Urungkan');
  await waitFor(() => expect(chosen()).toEqual(expect.arrayContaining([one, item])));
  expect(screen.queryByText(/dikosongkan/)).toBeNull();

  await choose('category_id', other);
  await findText(/dikosongkan/);
  const next = await choose('variation_id', new RegExp(`^(?!${brand} – )`));
  await waitFor(() => expect(chosen()).toEqual(expect.arrayContaining([other, next])));
});
