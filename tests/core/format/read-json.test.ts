import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/core/format/read-json';

describe('JSON that a person types', () => {
  it.each([
    '{"a":{"b":[1,-2.5,1e-7,"\\u00e9 \\" é😀",true,false,null]}}',
    ' [ ] ',
    '{\r\n\t"a" : 0.1 }',
    '[0.30000000000000004, 2.5e-308, -0, 1.000, 100e-2]',
    '["\u0085"]',
  ])('is read as JSON.parse reads it: %s', (text) => {
    const read = readJson(text, 3);
    expect('value' in read && JSON.stringify(read.value)).toBe(JSON.stringify(JSON.parse(text)));
  });

  it.each<[text: string, line: number, column: number, words: string]>([
    ['', 1, 1, 'harus diawali { atau ['],
    ['{', 1, 2, 'nama harus diapit tanda kutip "'],
    ['{"a":1,}', 1, 8, 'nama harus diapit tanda kutip "'],
    ["{'a':1}", 1, 2, 'nama harus diapit tanda kutip "'],
    ['{"a"=1}', 1, 5, 'di sini seharusnya ada titik dua'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'di sini seharusnya ada koma atau }'],
    ['[1 2]', 1, 4, 'di sini seharusnya ada koma atau ]'],
    ['[01]', 1, 3, 'di sini seharusnya ada koma atau ]'],
    ['[undefined]', 1, 2, 'nilai ini tidak dikenal'],
    ['{"a":', 1, 6, 'belum selesai'],
    ['["a\nb"]', 1, 2, 'teks tidak ditutup, atau memuat tanda yang tidak dikenal'],
    ['{}\n{}', 2, 1, 'tidak boleh ada apa pun setelah akhirnya'],
    ['{"a":1,"a":2}', 1, 8, 'nama "a" sudah ada di atasnya'],
    ['{"\\u005f_proto__":1}', 1, 2, 'nama __proto__ tidak boleh dipakai'],
    ['["\\u0000"]', 1, 2, 'karakter ini tidak didukung'],
    ['["\\ud83d"]', 1, 2, 'karakter ini tidak didukung'],
    ['[[[[1]]]]', 1, 4, 'lebih dari 3 tingkat'],
  ])('is refused where the mistake is: %j', (text, line, column, words) => {
    expect(readJson(text, 3)).toEqual({ error: { line, column, words } });
  });

  it.each([
    '9007199254740992',
    '-9007199254740993',
    '1e21',
    '1e400',
    '0.12345678901234567',
    '1.00000000000000001',
  ])('keeps its numbers: %s would change', (number) => {
    const read = readJson(`[${number}]`, 3);
    expect('error' in read && read.error.words).toContain('tidak dapat disimpan persis');
  });

  it('is refused however deep it is', () => {
    expect(readJson('['.repeat(200_000), 10)).toHaveProperty('error');
    expect(readJson(`["${'a'.repeat(1_000_000)}`, 10)).toHaveProperty('error');
  });
});
