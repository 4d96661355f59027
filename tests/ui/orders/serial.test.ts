import { expect, it } from 'vitest';
import { serialOf } from '../../../src/topics/orders/web/detail-transaction/serial';

it('a token of PLN shows its digits in fours, copies them alone, and shows name, tariff and kWh', () => {
  expect(serialOf('1405-1098-7234-1234-5678/BUDI SANTOSO/R1/900VA/13,3KWH')).toEqual({
    label: 'Token listrik',
    value: '14051098723412345678',
    shown: '1405 1098 7234 1234 5678',
    about: [
      ['Nama pelanggan', 'BUDI SANTOSO'],
      ['Tarif / daya', 'R1 / 900 VA'],
      ['Jumlah kWh', '13,3 kWh'],
    ],
  });
});

it('any other serial number is copied as it came', () => {
  const sn = '1234567890123456';
  const shown = '1234 5678 9012 3456';
  expect(serialOf(sn)).toEqual({ label: 'Serial Number (SN)', value: sn, shown, about: [] });
});
