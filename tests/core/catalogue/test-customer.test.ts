import { describe, expect, it } from 'vitest';
import type { BrandForm } from '../../../src/topics/catalogue/contract/catalogue';
import { testCustomer } from '../../../src/topics/catalogue/domain/test-customer';

const form = (over: Partial<BrandForm> = {}): BrandForm => ({
  ...{ key: 'user_id', alias: 'User ID', type: 'text', placeholder: '', required: true },
  ...{ min_len: null, max_len: null, regex: null, options: [], help_text: null },
  ...over,
});

describe('a customer to try an ending with', () => {
  it.each([
    ['a text', form(), /^\d{6}1232$/],
    ['a phone', form({ type: 'phone' }), /^0812\d+1232$/],
    ['a number of a certain length', form({ type: 'number', min_len: 12, max_len: 12 }), /^\d{8}1232$/],
    ['a short one', form({ max_len: 6 }), /^\d{2}1232$/],
  ])('ends %s in the digits that decide', (_what, first, expected) => {
    expect(testCustomer([first], '1232', '777')?.user_id).toMatch(expected);
  });

  it('is another one with other digits to spare', () => {
    expect(testCustomer([form()], '1230', '111')).not.toEqual(testCustomer([form()], '1230', '222'));
  });

  it('fills what else is asked for, and leaves out what is not', () => {
    const zone = form({ key: 'zone', type: 'select', options: [{ value: 'asia', label: 'Asia' }] });
    const mail = form({ key: 'mail', type: 'email' });
    const note = form({ key: 'note', required: false });
    const made = testCustomer([form(), zone, mail, note], '1230', '');
    expect(made).toMatchObject({ zone: 'asia', mail: expect.stringContaining('@') });
    expect(Object.keys(made ?? {})).not.toContain('note');
  });

  it('is none where nothing typed decides, or what is asked for cannot be made up', () => {
    expect(testCustomer([], '1230', '')).toBeNull();
    expect(testCustomer([form({ type: 'select' })], '1230', '')).toBeNull();
    expect(testCustomer([form({ max_len: 3 })], '1230', '')).toBeNull();
    expect(testCustomer([form({ regex: '^[A-Z]+$' })], '1230', '')).toBeNull();
  });
});
