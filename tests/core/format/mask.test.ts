import { expect, it } from 'vitest';
import { maskedAddress, maskedCode, maskedName } from '../../../src/core/format/mask';

it.each([
  ['sari@toko.com', 's•••@toko.com'],
  ['s@toko.com', 's•••@toko.com'],
  ['6281234567890', '0812-••••-7890'],
  ['62812345678', '0812-••••-78'],
])('shows %s as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

it.each([
  ['Budi Santoso', 'Budi S•••'],
  ['Siti Nur Aisyah', 'Siti N••• A•••'],
  ['Budi', 'B•••'],
])('shows the name %s as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});

it.each([
  ['ABCD-EFGH-JKMN-PQRS', '••••••PQRS'],
  ['ABCDEFGHJKMN', '••••••JKMN'],
  ['ABCDEFGHJKM', '••••••'],
  ['AB12', '••••••'],
])('shows the code %s as %s: of a short one nothing', (code, shown) => {
  expect(maskedCode(code)).toBe(shown);
});
