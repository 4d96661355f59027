import { expect, it } from 'vitest';
import { passwordStrength } from '../../../src/core/account/strength';

it.each([
  ['', 0],
  ['abc1', 1],
  ['aaaaaaaa1', 1],
  ['gudangpulsa', 1],
  ['gudang77', 2],
  ['Mitra#2026', 2],
  ['Gudang#Pulsa77', 3],
] as const)('a password "%s" has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
