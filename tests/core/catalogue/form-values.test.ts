import { describe, expect, test } from 'vitest';
import type { BrandForm } from '../../../src/topics/catalogue/contract/catalogue';
import { checkFormValues, destinationOf } from '../../../src/topics/catalogue/domain/form-values';

const input = (over: Partial<BrandForm>): BrandForm => ({
  key: 'user_id',
  alias: 'User ID',
  type: 'number',
  placeholder: '',
  required: true,
  min_len: 6,
  max_len: 12,
  regex: '^[0-9]{6,12}$',
  options: [],
  help_text: null,
  ...over,
});
const account = [
  input({}),
  input({ key: 'zone_id', alias: 'Zone ID', min_len: 3, max_len: 6, regex: '^[0-9]{3,6}$' }),
];
const phone = input({
  key: 'phone',
  alias: 'Nomor HP',
  type: 'phone',
  min_len: 10,
  max_len: 15,
  regex: '^(?:\\+?62|0)8[1-9][0-9]{7,10}$',
});
const server = input({
  key: 'server',
  alias: 'Server',
  type: 'select',
  min_len: null,
  max_len: null,
  regex: null,
  options: [{ value: 'asia', label: 'Asia' }],
});

describe('what a buyer types into the inputs of a brand', () => {
  test('is stored in the order of the inputs, leading zeros and all', () => {
    const { values, errors } = checkFormValues(account, { zone_id: ' 2614 ', user_id: '012884509' });
    expect(errors).toEqual({});
    expect(Object.entries(values)).toEqual([
      ['user_id', '012884509'],
      ['zone_id', '2614'],
    ]);
    expect(destinationOf(account, values)).toBe('012884509 (2614)');
  });

  test.each(['081234567897.0', '81234567897,00', '8,1E+10', '1.23456789e+11'])(
    '%s, a number as a spreadsheet writes it, is refused with the reason, whatever the input asks for',
    (typed) => {
      for (const form of [phone, input({}), input({ type: 'text', regex: null })]) {
        const { values, errors } = checkFormValues([form], { [form.key]: typed });
        expect([values, errors]).toEqual([
          {},
          {
            [form.key]: [
              `${form.alias} tertulis seperti angka spreadsheet (…,0 atau …E+10). Tulis nomornya utuh.`,
            ],
          },
        ]);
      }
    },
  );

  test.each([['081234567890'], ['+6281234567890'], ['0812-3456-7890'], ['\u202a+62 812-3456-7890\u202c']])(
    '%s is one phone number in all its spellings',
    (typed) => {
      expect(checkFormValues([phone], { phone: typed })).toEqual({
        values: { phone: '081234567890' },
        errors: {},
      });
    },
  );

  test.each([
    ['１２３４５６', input({}), '123456'],
    ['１２３４５６', input({ type: 'text', regex: '^\\d+$' }), '123456'],
    ['\u200b１２３４５６#A\u00ad', input({ type: 'text', regex: '^[^#]+#[A-Z]$' }), '１２３４５６#A'],
    ['Jose\u0301\u00a0W', input({ type: 'text', regex: null }), 'José W'],
  ])('%j is read as the form of the item wants it', (typed, form, value) => {
    expect(checkFormValues([form], { [form.key]: typed }).values).toEqual({ [form.key]: value });
  });

  test.each([
    [account[0], '', 'User ID wajib diisi.'],
    [account[0], '   ', 'User ID wajib diisi.'],
    [account[0], '12345a', 'User ID hanya boleh berisi angka.'],
    [account[0], '١٢٣٤٥٦', 'User ID hanya boleh berisi angka.'],
    [account[0], '12345', 'User ID minimal 6 karakter.'],
    [account[0], '1234567890123', 'User ID maksimal 12 karakter.'],
    [phone, '12345', 'Nomor HP tidak valid. Gunakan format 08xxxxxxxxxx.'],
    [server, 'mars', 'Server tidak ada dalam pilihan.'],
    [
      input({ type: 'text', alias: 'Riot ID', regex: '^[^#]+#[A-Z0-9]{3,5}$' }),
      'LumbungPadi',
      'Format Riot ID tidak valid.',
    ],
  ])('%# is refused in words that name the input', (form, typed, message) => {
    if (!form) throw new Error('a row without an input');
    expect(checkFormValues([form], { [form.key]: typed }).errors).toEqual({ [form.key]: [message] });
  });

  test('may leave out what is not required', () => {
    expect(checkFormValues([input({ required: false })], {})).toEqual({ values: {}, errors: {} });
  });

  test.each(['password', '__proto__', 'constructor'])(
    'holds no %s that the brand does not ask for',
    (key) => {
      const typed = Object.fromEntries([
        ['user_id', '12884509'],
        [key, 'x'],
      ]);
      expect(Object.entries(checkFormValues([input({})], typed).errors)).toEqual([
        [key, ['Isian ini tidak dikenal.']],
      ]);
    },
  );

  test('has no destination when the brand asks for nothing', () => {
    expect(destinationOf([], {})).toBe('');
  });
});
