import { expect, it } from 'vitest';
import { serialNumberOf } from '../../../src/platform/adapters/supplier/serial-number';

it.each(['', ' ', '-', '--', '.', '\u2013', '\u200b', '-/-/-', '0', '000', '0-0', null, undefined])(
  '%j is no serial number: it has no letter and no digit but zeros',
  (text) => expect(serialNumberOf(text)).toBeNull(),
);

it.each([
  'null',
  'NULL',
  'N/A',
  'n.a.',
  '(kosong)',
  'Tidak ada',
  'SN: -',
  'Menunggu SN',
  'Sukses',
  'pending...',
  'xxx',
  'tunggu',
  'Trx sedang diproses',
  'Belum tersedia, mohon tunggu',
  'IN PROCESS',
])('%j is no serial number: it stands in for one', (text) => expect(serialNumberOf(text)).toBeNull());

it.each([
  '1234-5678-9012-3456-7890/UJI/R1/900VA/13,3',
  'R230127.0905.2100BE',
  '7197028117684056',
  'ABCD-EFGH-JKMN-PQRS',
  'SN0001',
  'OK-99',
  '0812',
  'Sukses 7197028117684056',
])('%j is stored as it is', (text) => expect(serialNumberOf(text)).toBe(text));
