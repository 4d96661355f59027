import { describe, expect, it } from 'vitest';
import { initials, monogram } from '../../../src/core/format/initials';

describe('the initials avatar shows the first letters of the first two words, or one letter, or Error', () => {
  it.each([
    ['Rizky Pratama', 'RP'],
    ['rizky pratama', 'RP'],
    ['Siti Nur Haliza', 'SN'],
    ['Budi', 'B'],
    ['  Budi   Santoso ', 'BS'],
    ['', 'Error'],
    ['   ', 'Error'],
    ['😀 Ceria', '😀C'],
    ['é', 'É'],
  ])('%s is %s', (name, text) => {
    expect(initials(name)).toBe(text);
  });
});

describe('a brand tile shows two letters', () => {
  it.each([
    ['Mobile Legends', 'ML'],
    ['Genshin Impact Premium', 'GI'],
    ['Valorant', 'VA'],
    ['X', 'X'],
    ['', ''],
  ])('%s is %s', (name, text) => {
    expect(monogram(name)).toBe(text);
  });
});
