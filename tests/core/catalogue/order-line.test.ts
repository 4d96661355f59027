import { expect, it } from 'vitest';
import type { BrandForm } from '../../../src/topics/catalogue/contract/catalogue';
import { checkFormValues } from '../../../src/topics/catalogue/domain/form-values';
import { destinationValues, readOrderLine, skuKey } from '../../../src/topics/catalogue/domain/order-line';

const form = (key: string, type: BrandForm['type'], options: BrandForm['options'] = []): BrandForm => ({
  ...{ key, alias: key, type, placeholder: '', required: true, min_len: null, max_len: null, regex: null },
  ...{ options, help_text: null },
});
const game = [form('user_id', 'number'), form('zone_id', 'number')];
const phone = [form('phone', 'phone')];

it.each<[string, string, string[]]>([
  ['ML86.12345678.1234', 'ML86', ['12345678', '1234']],
  ['ML86 12345678 1234', 'ML86', ['12345678', '1234']],
  ['  ml86   12345678\t1234 ', 'ML86', ['12345678', '1234']],
  ['ML86 12345678(1234)', 'ML86', ['12345678', '1234']],
  ['ML86.12345678 (1234)', 'ML86', ['12345678', '1234']],
  ['ML-86\t12345678\t1234', 'ML-86', ['12345678', '1234']],
  ['ML86, 12345678, 1234', 'ML86', ['12345678', '1234']],
  ['ML86;12345678;1234', 'ML86', ['12345678', '1234']],
  ['ML86,12345678,', 'ML86', ['12345678']],
  ['TSEL10.0812-3456-7890', 'TSEL10', ['0812-3456-7890']],
  ['NETFLIX.budi.s@contoh.co.id', 'NETFLIX', ['budi.s@contoh.co.id']],
  ['SPOT1 budi.s@contoh.co.id', 'SPOT1', ['budi.s@contoh.co.id']],
  ['GI60\t812345678\tTW, HK, MO', 'GI60', ['812345678', 'TW, HK, MO']],
  ['STEAM60', 'STEAM60', []],
  ['[10.22, 27/11/2026] Budi: TSEL10 081234567890', 'TSEL10', ['081234567890']],
  ['[27/11/26 10.22.05] Bu Sri Warung: ML86 12345678 1234', 'ML86', ['12345678', '1234']],
  ['27/11/26, 10:22 PM - +62 812-3456-7890: TSEL10.081234567890', 'TSEL10', ['081234567890']],
  ['1. TSEL10 081234567890', 'TSEL10', ['081234567890']],
  ['- ML86 12345678(1234)', 'ML86', ['12345678', '1234']],
  ['*TSEL10 081234567890*', 'TSEL10', ['081234567890']],
  ['10 081234567890', '10', ['081234567890']],
  ['TSEL-10000#081200001111', 'TSEL-10000', ['081200001111']],
  ['ML-12#12341230#2614', 'ML-12', ['12341230', '2614']],
  ['ML-12 # 12341230 # 2614#', 'ML-12', ['12341230', '2614']],
  ['\uFEFFPLN20 12345678901', 'PLN20', ['12345678901']],
  ['\u202aTSEL\u201110000\u00a0\u202a+6281200001111\u202c', 'TSEL-10000', ['+6281200001111']],
])('%s is an order as resellers type it', (line, sku, destination) => {
  expect(readOrderLine(line)).toMatchObject({ sku, destination });
});

it.each(['', '   ', '.12345678', '(1234)', 'ML86/12345678', `${'A'.repeat(40)} 1`])(
  '"%s" begins with no code',
  (line) => {
    expect(readOrderLine(line)).toBeNull();
  },
);

const valuesOf = (forms: BrandForm[], line: string) => {
  const read = readOrderLine(line);
  if (!read) throw new Error('no order line');
  return destinationValues(forms, read);
};

it('a destination goes to the inputs of its brand in their order', () => {
  const values = { user_id: '12345678', zone_id: '1234' };
  const whole = { values, extra: [], counter: 1 };
  expect(valuesOf(game, 'ML86.12345678.1234')).toEqual(whole);
  expect(valuesOf(game, 'ML86,12345678 1234')).toEqual(whole);
  expect(valuesOf(game, 'ML86 12345678#1234')).toEqual(whole);
  expect(valuesOf(game, 'ML86 12345678')).toEqual({ ...whole, values: { user_id: '12345678' } });
});

it('reports input that the item has no field for; it is never dropped or joined to a number', () => {
  expect(valuesOf(game, 'ML86 12345678 1234 246810').extra).toEqual(['246810']);
  expect(valuesOf(phone, 'TSEL10 081234567890 2')).toEqual({
    values: { phone: '081234567890' },
    extra: ['2'],
    counter: 1,
  });
  expect(valuesOf([], 'STEAM60 12345').extra).toEqual(['12345']);
});

it.each([
  ['TSEL-10000 +62 812-0000-1111', '+62 812-0000-1111'],
  ['TSEL-10000.0812.0000.1111', '0812.0000.1111'],
  ['TSEL-10000 0812 0000 1111', '0812 0000 1111'],
  ['TSEL-10000#62 81200001111', '62 81200001111'],
])('%s is one number in groups', (line, number) => {
  expect(valuesOf(phone, line)).toEqual({ values: { phone: number }, extra: [], counter: 1 });
});

const servers = [form('uid', 'number'), form('server', 'select', [{ value: 'os_asia', label: 'Asia Raya' }])];

it.each<[string, BrandForm[], Record<string, string>, number]>([
  ['TSEL10.081234567890.2', phone, { phone: '081234567890' }, 2],
  ['TSEL10#081234567890#3', phone, { phone: '081234567890' }, 3],
  ['TSEL10.0812.3456.7890.2', phone, { phone: '0812.3456.7890' }, 2],
  ['TSEL10.081234567890.1', phone, { phone: '081234567890' }, 1],
  ['ML86.12345678.1234.2', game, { user_id: '12345678', zone_id: '1234' }, 2],
  ['ML86.12345678(1234).2', game, { user_id: '12345678', zone_id: '1234' }, 2],
  ['GI60.812345678.asia raya.2', servers, { uid: '812345678', server: 'os_asia' }, 2],
  ['NETFLIX.budi@contoh.co.id.2', [form('email', 'email')], { email: 'budi@contoh.co.id' }, 2],
])('%s ends with the counter of a deliberate repeat', (line, forms, values, counter) => {
  expect(valuesOf(forms, line)).toEqual({ values, extra: [], counter });
});

it.each<[string, BrandForm[]]>([
  ['ML86.12345678.2', game],
  ['VP475.Padi Emas.2', [form('riot_id', 'text')]],
  ['STEAM60.2', []],
  ['TSEL10.081234567890.0', phone],
  ['TSEL10.081234567890.12', phone],
  ['TSEL10,081234567890,2', phone],
  ['TSEL10 081234567890.2', phone],
])('%s has no counter', (line, forms) => {
  expect(valuesOf(forms, line).counter).toBe(1);
});

it.each([
  'TSEL10 081234567890 246810',
  'TSEL10 0812345678 901',
  'TSEL10 081234567890.0',
  'TSEL10 0812 0000 11',
])('%s is not joined to one number', (line) => {
  const { values, extra } = valuesOf(phone, line);
  expect(extra.length > 0 || checkFormValues(phone, values).errors.phone).toBeTruthy();
});

it('a name may hold spaces, and a choice is known by its word', () => {
  expect(valuesOf([form('riot_id', 'text')], 'VP475 Padi Emas#ID01').values).toEqual({
    riot_id: 'Padi Emas#ID01',
  });
  expect(valuesOf(servers, 'GI60 812345678 asia raya').values).toEqual({
    uid: '812345678',
    server: 'os_asia',
  });
});

it('a mobile number gets back the zero that a spreadsheet has dropped', () => {
  expect(valuesOf(phone, 'TSEL10\t81234567890').values).toEqual({ phone: '081234567890' });
  expect(valuesOf(game, 'ML86\t812345678\t1234').values).toMatchObject({ user_id: '812345678' });
});

it('two spellings of a code are one', () => {
  expect(skuKey('ml_86')).toBe(skuKey('ML-86'));
});
