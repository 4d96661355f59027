import { describe, expect, test } from 'vitest';
import type { BrandForm } from '../../../src/topics/catalogue/contract/catalogue';
import { checkFormValues } from '../../../src/topics/catalogue/domain/form-values';
import {
  brandErrors,
  formOf,
  type Question,
  questionErrors,
  supplyForms,
} from '../../../src/topics/shops/domain/questions';

const asked = (over: Partial<BrandForm>): BrandForm => ({
  ...formOf({ key: 'user_id', label: 'User ID', type: 'number', required: true, min: 6, max: 12 }),
  ...over,
});
const userId = asked({ placeholder: '128845097', regex: '^[0-9]{6,12}$' });
const server = asked({
  ...{ key: 'server', alias: 'Server', type: 'select', min_len: null, max_len: null },
  options: [
    { value: 'os_asia', label: 'Asia' },
    { value: 'os_usa', label: 'America' },
  ],
});
const note = asked({ key: 'note', alias: 'Catatan', type: 'text', required: false, min_len: null });
const brand = [userId, server, note];
const ask = (key: string, over: Partial<Question> = {}): Question => ({
  ...{ key, label: key, type: 'text', required: true },
  ...over,
});
const choice = ask('server', { type: 'select', options: ['Asia'] });

describe('questions that no one could answer', () => {
  test.each([
    [
      'one key twice',
      [ask('a'), ask('a')],
      { 'input_forms.1.key': ['Kode isian ini sudah ada di atasnya.'] },
    ],
    [
      'a longest answer below the shortest',
      [ask('a', { min: 9, max: 3 })],
      { 'input_forms.0.max': ['Panjang maksimal tidak boleh di bawah panjang minimal.'] },
    ],
    ['one length alone is fine', [ask('a', { min: 9, max: 9 }), ask('b', { min: 9 }), ask('c')], {}],
  ])('%s', (_what, questions, errors) => {
    expect(questionErrors(questions)).toEqual(errors);
  });
});

describe('a shop’s questions for items of the H2H catalogue', () => {
  test.each([
    ['none', [], {}],
    ['all that it requires', [ask('user_id'), choice], {}],
    ['one too few', [ask('user_id')], { input_forms: ['Brand H2H mewajibkan isian server.'] }],
    [
      'one that it does not know',
      [ask('user_id'), choice, ask('zone')],
      {
        'input_forms.2.key': ['Isian ini tidak dikenal brand H2H. Kode isiannya: user_id, server, note.'],
      },
    ],
    [
      'one that a buyer might leave out',
      [ask('user_id', { required: false }), choice],
      { 'input_forms.0.required': ['Brand H2H mewajibkan isian ini.'] },
    ],
    [
      'a choice that is typed',
      [ask('user_id'), ask('server')],
      { 'input_forms.1.type': ['Brand H2H meminta pilihan: Asia, America.'] },
    ],
    [
      'an answer that it does not know',
      [ask('user_id'), ask('server', { type: 'select', options: ['Asia', 'Bulan'] })],
      { 'input_forms.1.options': ['Bulan tidak dikenal brand H2H.'] },
    ],
    [
      'answers too short for it',
      [ask('user_id', { max: 3 }), choice],
      { 'input_forms.0.max': ['Brand H2H meminta 6–12 karakter.'] },
    ],
  ])('%s', (_what, questions, errors) => {
    expect(brandErrors(questions, brand)).toEqual(errors);
  });

  test('are asked in the shop’s words, order and limits, and held to what the brand asks', () => {
    const own = [choice, ask('user_id', { label: 'ID Pemain', help_text: 'Di profil.', min: 8, max: 40 })];
    const forms = supplyForms(own, brand);

    expect(forms).toMatchObject([
      { key: 'server', alias: 'server', options: [{ value: 'os_asia', label: 'Asia' }] },
      {
        ...{ key: 'user_id', alias: 'ID Pemain', type: 'number', placeholder: '128845097' },
        ...{ help_text: 'Di profil.', min_len: 8, max_len: 12, regex: '^[0-9]{6,12}$' },
      },
    ]);
    const typed = { server: 'os_asia', user_id: '1234567' };
    expect(checkFormValues(forms, typed).errors).toEqual({ user_id: ['ID Pemain minimal 8 karakter.'] });
    expect(checkFormValues(forms, { server: 'os_usa', user_id: '12345678' }).errors).toEqual({
      server: ['server tidak ada dalam pilihan.'],
    });
  });

  test('give way to those of the brand once it asks for something else', () => {
    expect(supplyForms([ask('user_id')], brand)).toBe(brand);
    expect(supplyForms(undefined, brand)).toBe(brand);
  });
});

test.each([
  ['phone', '0812', 'Nomor HP tidak valid. Gunakan format 08xxxxxxxxxx.'],
  ['phone', '+62 812-3456-7890', undefined],
  ['email', 'bukan email', 'Format email tidak valid.'],
  ['email', 'rama@contoh.com', undefined],
] as const)('a question for a %s is answered by %s', (type, typed, message) => {
  const { errors } = checkFormValues([formOf(ask('to', { type }))], { to: typed });
  expect(errors.to?.[0]).toBe(message);
});
