import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { filtersOf } from '../../../src/admin/web/list/filter-options';
import { filterWords } from '../../../src/admin/web/list/filters/filter-words';
import { readListState, writeListState } from '../../../src/admin/web/list/list-state';
import { resources } from '../../support/every-entity';
import { enter, find, here, press, standPortal, visit } from '../../support/ui-portal';

const specimen = resources.find(({ name }) => name === 'specimen') ?? expect.fail();
const AT = Date.parse('2026-11-28T05:00:00Z');

const wordsOf = (key: string, ...values: string[]) => {
  const { field, filter } = filtersOf(specimen).find((one) => one.filter.key === key) ?? expect.fail(key);
  return filterWords(field, filter, values, AT).replaceAll('\u00a0', ' ');
};

it.each([
  ['choice', ['top', 'side'], 'Atas, Samping'],
  ['money', ['10000..50000'], 'Rp 10.000 – Rp 50.000'],
  ['percent', ['5..'], 'mulai 5 %'],
  ['number', ['..3'], 'hingga 3'],
  ['rate.nominal', ['1000..'], 'mulai Rp 1.000'],
  ['text.contains', ['promo'], 'berisi “promo”'],
  ['text.empty', ['true'], 'kosong'],
  ['period.on', ['2026-11-28'], 'berlaku pada 28 Nov 2026'],
  ['period.ended', ['2026-11-28..2026-11-28'], 'berakhir Hari ini'],
])('names the filter %s on its chip', (key, values, words) => {
  expect(wordsOf(key, ...values)).toBe(words);
});

describe('filters in the URL', () => {
  const read = (text: string, resource = specimen) => readListState(resource, new URLSearchParams(text), 20);

  it('are read and written by key, and invalid ones are ignored', () => {
    const text = 'f.choice=top%2Cside&f.money=1000..&f.text.contains=a%2C+b&f.period.on=2026-11-28';
    const state = read(`${text}&f.number=9..1&f.text=x&f.text.like=x`);
    expect(state.filters).toEqual({
      choice: ['top', 'side'],
      money: ['1000..'],
      'text.contains': ['a, b'],
      'period.on': ['2026-11-28'],
    });
    expect(writeListState(specimen, state, 20).toString()).toBe(text);
  });

  it('begin with the default, which can be removed', () => {
    const resource = { ...specimen, defaultFilter: { choice: 'top', 'text.contains': 'a' } };
    const state = read('', resource);
    expect(state.filters).toEqual({ choice: ['top'], 'text.contains': ['a'] });
    expect(writeListState(resource, state, 20).toString()).toBe('');
    const cleared = writeListState(resource, { ...state, filters: {} }, 20).toString();
    expect(cleared).toBe('f.choice=&f.text.contains=');
    expect(read(cleared, resource).filters).toEqual({});
  });
});

describe('the filter panel', () => {
  standPortal();

  it('filters by a range and a period, and chips remove them', async () => {
    await enter('mitra@demo.test');
    visit('/panel/promo/data');
    await find('table');
    await press('button', 'Filter');
    const range = await find('group', 'Potongan');
    await userEvent.selectOptions(await find('combobox', 'Cara membandingkan Potongan', range), 'persen');
    await userEvent.type(await find('textbox', 'Dari', range), '5{Enter}');
    await waitFor(() => expect(here()).toContain('f.discount.percent=5..'));
    expect(await screen.findByText(/mulai 5/)).toBeDefined();

    const period = await find('group', 'Masa berlaku');
    await userEvent.selectOptions(
      await find('combobox', 'Cara membandingkan Masa berlaku', period),
      'berlaku pada',
    );
    fireEvent.change(within(period).getByLabelText('Tanggal'), { target: { value: '2026-11-28' } });
    await waitFor(() => expect(here()).toContain('f.period.on=2026-11-28'));
    await press('button', 'Hapus filter Potongan');
    await waitFor(() => expect(here()).not.toContain('f.discount'));
  });
});
