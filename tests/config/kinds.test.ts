import { describe, expect, it } from 'vitest';
import { kinds, validatorOf } from '../../src/admin/schema/kinds';
import { rupiah } from '../../src/core/format/money';
import { everyKind, fieldOf, specimen } from './every-kind';

const validate = (name: string, value: unknown): unknown => {
  const validated = validatorOf(fieldOf(name)).safeParse(value);
  return validated.success ? validated.data : validated.error.issues.map(({ message }) => message);
};

const id = '0197f000-0000-7000-8000-000000000001';
const otherId = '0197f000-0000-7000-8000-000000000002';
const thirdId = '0197f000-0000-7000-8000-000000000003';
const file = { id, name: 'nota.pdf', url: `/files/${id}`, mime: 'application/pdf', bytes: 900 };
const picture = { id, name: 'promo.png', url: `/files/${id}`, width: 100, height: 50, bytes: 4_000 };

it('every field kind is proven here', () => {
  const used = new Set(Object.values(everyKind.resources[0]?.fields ?? {}).map(({ kind }) => kind));
  expect(Object.keys(kinds).filter((kind) => ![...used].some((own) => own === kind))).toEqual([]);
});

type Good = [field: string, typed: unknown, stored: unknown];

const goodValues: Good[] = [
  ['text', '  Promo  ', 'Promo'],
  ['text', 'Cafe\u0301', 'Caf\u00e9'],
  ['text', '👨‍👩‍👧', '👨‍👩‍👧'],
  ['code', 'ML86', 'ML86'],
  ['longtext', 'satu\r\ndua', 'satu\ndua'],
  ['html', '<p>Halo</p>', '<p>Halo</p>'],
  ['html', '<img src="/files/1">', '<img src="/files/1">'],
  ['slug', 'promo-gajian-15', 'promo-gajian-15'],
  ['email', ' Dewi@Toko.ID ', 'dewi@toko.id'],
  ['email', '\u200eDewi＠toko.id\u200b', 'dewi@toko.id'],
  ['phone', '0812-3456-7890', '6281234567890'],
  ['phone', '+62 812 3456 7890', '6281234567890'],
  ['phone', '6281234567890', '6281234567890'],
  ['url', 'https://tokorizky.id/promo?x=1', 'https://tokorizky.id/promo?x=1'],
  ['password', ' spasi di tepi ', ' spasi di tepi '],
  ['color', '#0B6B66', '#0b6b66'],
  ['number', 5, 5],
  ['money', 1_000, 1_000],
  ['percent', 8.25, 8.25],
  ['percent', 0, 0],
  ['rate', { type: 'percent', value: 7.5 }, { type: 'percent', value: 7.5 }],
  ['rate', { type: 'nominal', value: 10_000 }, { type: 'nominal', value: 10_000 }],
  ['lines', 'AB-1\r\n\n  AB-2 ', ['AB-1', 'AB-2']],
  ['lines', '"A","x"\n"B', ['"A","x"', '"B']],
  ['lines', ['AB-1'], ['AB-1']],
  ['date', '2028-02-29', '2028-02-29'],
  ['datetime', '2026-11-21T12:05:09+07:00', '2026-11-21T05:05:09.000Z'],
  [
    'period',
    { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-24T00:15:00Z' },
    { start_at: '2026-11-24T00:00:00.000Z', end_at: '2026-11-24T00:15:00.000Z' },
  ],
  [
    'open_period',
    { start_at: '2026-11-24T00:00:00Z', end_at: null },
    { start_at: '2026-11-24T00:00:00.000Z' },
  ],
  ['switch', true, true],
  ['switch', undefined, false],
  ['choice', 'top', 'top'],
  ['many', ['mon', 'sat', 'mon'], ['sat', 'mon']],
  ['file', file, file],
  ['json', { a: [1.5, 'x', null, true] }, { a: [1.5, 'x', null, true] }],
  ['json', ' {"a": 1.50, "b": 1e3} ', { a: 1.5, b: 1_000 }],
  ['json', '[9007199254740991]', [9_007_199_254_740_991]],
  ['tags', [' hemat ', 'Hemat', 'hemat', ''], ['hemat']],
  ['image', picture, picture],
  ['reference', id, id],
  ['references', [id, id, otherId], [id, otherId]],
  ['rows', [{ q: ' Aman? ', a: '' }], [{ q: 'Aman?' }]],
];

describe('stores a valid value in normalized form', () => {
  it.each(goodValues)('%s: %o', (name, typed, stored) => {
    expect(validate(name, typed)).toEqual(stored);
  });
});

describe('what was stored is accepted again as it is, so an edit is validated like a new record', () => {
  it.each(goodValues)('%s: %o', (name, _typed, stored) => {
    expect(validate(name, stored)).toEqual(stored);
  });
});

type Bad = [field: string, typed: unknown, message: string];

it('converts lower case letters of a code that is written in capitals', () => {
  const field = { kind: 'text', label: 'Kode', pattern: '[A-Z0-9]+', upper: true } as const;
  expect(validatorOf(field).parse(' gajian25 ')).toBe('GAJIAN25');
  expect(validatorOf(field).safeParse('gajian!').success).toBe(false);
});

describe('a bad value is refused in the words of the product', () => {
  it.each<Bad>([
    ['text', undefined, 'Nama wajib diisi.'],
    ['text', null, 'Nama wajib diisi.'],
    ['text', '   ', 'Nama wajib diisi.'],
    ['text', 'ab', 'Nama minimal 3 karakter.'],
    ['text', 'a'.repeat(11), 'Nama maksimal 10 karakter.'],
    ['text', 'a\0bc', 'Nama memuat karakter yang tidak didukung.'],
    ['text', 'ab\ncd', 'Nama memuat karakter yang tidak didukung.'],
    ['text', 'ab\ud800c', 'Nama memuat karakter yang tidak didukung.'],
    ['text', 42, 'Nama tidak valid.'],
    ['code', 'ml86', 'Kode terdiri dari 4 huruf besar atau angka.'],
    ['code', 'ML86X', 'Kode terdiri dari 4 huruf besar atau angka.'],
    ['longtext', 'a'.repeat(21), 'Catatan maksimal 20 karakter.'],
    ['longtext', 'a\u0007', 'Catatan memuat karakter yang tidak didukung.'],
    ['html', `<p>${'a'.repeat(60)}</p>`, 'Isi maksimal 60 karakter.'],
    ['slug', 'Promo Gajian', 'Slug hanya boleh huruf kecil, angka, dan tanda hubung.'],
    ['slug', '-promo', 'Slug hanya boleh huruf kecil, angka, dan tanda hubung.'],
    ['email', 'dewi@', 'Format email tidak valid.'],
    ['phone', '12345', 'Nomor HP tidak valid. Gunakan format 08xxxxxxxxxx.'],
    ['url', 'tokorizky.id', 'URL harus diawali https://.'],
    ['url', 'http://tokorizky.id', 'URL harus diawali https://.'],
    ['url', 'javascript:alert(1)', 'URL harus diawali https://.'],
    ['url', 'https://', 'Tautan tidak valid.'],
    ['url', 'https://localhost', 'Tautan tidak valid.'],
    ['url', 'https://bank.id@evil.test/', 'Tautan tidak valid.'],
    ['password', 'pendek', 'Kata sandi minimal 8 karakter.'],
    ['password', 'a'.repeat(65), 'Kata sandi maksimal 64 karakter.'],
    ['color', 'red', 'Warna teks harus berupa kode warna seperti #0b6b66.'],
    ['color', '#fff', 'Warna teks harus berupa kode warna seperti #0b6b66.'],
    ['number', 0, 'Urutan minimal 1.'],
    ['number', 6, 'Urutan maksimal 5.'],
    ['number', 1.5, 'Urutan harus berupa angka bulat.'],
    ['number', '3', 'Urutan harus berupa angka bulat.'],
    ['number', '12,500', 'Urutan tidak terbaca sebagai angka. Tulis seperti 1.250.000.'],
    ['money', 999, `Harga minimal ${rupiah(1_000)}.`],
    ['money', 2_000_001, `Harga maksimal ${rupiah(2_000_000)}.`],
    ['money', 1_000.5, 'Harga harus berupa angka bulat.'],
    ['percent', 100.01, 'Diskon maksimal 100.'],
    ['percent', 8.255, 'Diskon maksimal dua angka di belakang koma.'],
    ['percent', Number.NaN, 'Diskon harus berupa angka.'],
    ['rate', { type: 'percent', value: 50.01 }, 'Margin maksimal 50.'],
    ['rate', { type: 'nominal', value: 10_001 }, `Margin maksimal ${rupiah(10_000)}.`],
    ['rate', { type: 'nominal', value: 1.5 }, 'Margin harus berupa angka bulat.'],
    ['rate', { type: 'share', value: 1 }, 'Margin tidak valid.'],
    ['rate', 5, 'Margin tidak valid.'],
    ['date', '2027-02-29', 'Tanggal tidak dapat dibaca. Tulis seperti 26 Des 2026.'],
    ['lines', 'a\nb\na', 'Kode: baris 3 sudah ada di atasnya.'],
    ['lines', 'satu\nterlalu-panjang', 'Kode: baris 2 lebih dari 8 karakter.'],
    ['lines', 'a\nb\nc\nd', 'Kode maksimal 3 baris.'],
    ['date', '21/11/2026', 'Tanggal tidak dapat dibaca. Tulis seperti 26 Des 2026.'],
    ['datetime', '2026-11-21 12:05', 'Waktu tidak dapat dibaca. Tulis seperti 26 Des 2026 14:00.'],
    ['datetime', '9999-11-21T12:05:09Z', 'Waktu tidak valid.'],
    [
      'period',
      { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-20T00:00:00Z' },
      'Tanggal akhir harus setelah tanggal mulai.',
    ],
    [
      'period',
      { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-24T00:00:00Z' },
      'Tanggal akhir harus setelah tanggal mulai.',
    ],
    [
      'period',
      { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-24T00:14:59Z' },
      'Masa berlaku minimal 15 menit.',
    ],
    [
      'period',
      { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-27T00:00:01Z' },
      'Masa berlaku maksimal 3 hari.',
    ],
    ['period', { start_at: '2026-11-24T00:00:00Z' }, 'Tanggal akhir wajib diisi.'],
    ['open_period', { end_at: '2026-11-24T00:00:00Z' }, 'Tanggal mulai wajib diisi.'],
    ['period', 'besok', 'Masa berlaku tidak valid.'],
    ['switch', 'true', 'Aktif tidak valid.'],
    ['choice', 'bottom', 'Posisi tidak ada dalam pilihan.'],
    ['many', ['sat', 'wed'], 'Hari tidak ada dalam pilihan.'],
    ['many', ['sat'], 'Hari minimal 2 isian.'],
    ['many', ['sat', 'sun', 'mon', 'tue'], 'Hari maksimal 3 isian.'],
    ['many', 'sat', 'Hari tidak valid.'],
    ['file', { ...file, mime: 'image/png' }, 'Berkas harus berupa PDF atau CSV.'],
    ['file', { ...file, bytes: 1_001 }, 'Berkas maksimal 1 kB.'],
    ['file', { ...file, extra: 1 }, 'Berkas tidak valid.'],
    ['file', `/files/${id}`, 'Berkas tidak valid.'],
    ['json', '{"a": 1,\n "b": tru}', 'Pengaturan: baris 2, kolom 7: nilai ini tidak dikenal.'],
    [
      'json',
      '[12345678901234567890]',
      'Pengaturan: baris 1, kolom 2: angka ini tidak dapat disimpan persis, tulis di antara tanda kutip.',
    ],
    [
      'json',
      { a: 2 ** 53 },
      'Pengaturan: baris 1, kolom 6: angka ini tidak dapat disimpan persis, tulis di antara tanda kutip.',
    ],
    ['json', '{"__proto__": 1}', 'Pengaturan: baris 1, kolom 2: nama __proto__ tidak boleh dipakai.'],
    [
      'json',
      JSON.parse('{"__proto__": 1}'),
      'Pengaturan: baris 1, kolom 2: nama __proto__ tidak boleh dipakai.',
    ],
    ['json', [[[1]]], 'Pengaturan: baris 1, kolom 3: lebih dari 2 tingkat.'],
    ['json', { a: 'x'.repeat(60) }, 'Pengaturan maksimal 60 byte.'],
    ['json', '12', 'Pengaturan: baris 1, kolom 1: harus diawali { atau [.'],
    ['tags', ['a', 'b', 'c', 'd'], 'Tag maksimal 3 isian.'],
    ['tags', ['panjang'], 'Tag maksimal 5 karakter.'],
    ['tags', 'hemat', 'Tag tidak valid.'],
    ['image', { ...picture, width: 99 }, 'Ukuran gambar minimal 100 × 50 piksel.'],
    ['image', 'https://elsewhere.test/a.png', 'Gambar tidak valid.'],
    ['image', { ...picture, extra: 1 }, 'Gambar tidak valid.'],
    ['reference', 'not-an-id', 'Induk tidak valid.'],
    ['references', [id, otherId, thirdId], 'Teman maksimal 2 isian.'],
    ['rows', [{ q: '' }], 'Pertanyaan wajib diisi.'],
    ['rows', [{ q: 'a' }, { q: 'b' }, { q: 'c' }], 'Tanya jawab maksimal 2 isian.'],
    ['rows', [{ q: 'a', z: 1 }], 'Isian tidak dikenal: z.'],
  ])('%s: %o', (name, typed, message) => {
    expect(validate(name, typed)).toEqual([message]);
  });
});

describe('nothing that can be sent breaks a validator', () => {
  const odd = [
    ...[
      0,
      -1,
      1e308,
      true,
      [],
      [[]],
      {},
      { value: {} },
      [null],
      [{}],
      'x',
      '\0',
      '\ud83d',
      '<',
      '🎮'.repeat(99),
    ],
    JSON.parse('{"__proto__":{"x":1}}'),
    JSON.parse('{"start_at":[],"end_at":{},"type":"percent"}'),
  ];

  it.each(Object.keys(specimen.fields))('%s', (name) => {
    for (const value of odd) expect(() => validate(name, value)).not.toThrow();
  });
});

describe('what is not filled in is absent', () => {
  it.each([
    ['longtext', '  '],
    ['html', '<p><br></p>&nbsp;'],
    ['email', ''],
    ['number', null],
    ['rate', { type: 'percent', value: null }],
    ['period', { start_at: null, end_at: '' }],
    ['choice', ''],
    ['many', []],
    ['file', null],
    ['json', ' '],
    ['json', '[]'],
    ['tags', []],
    ['references', []],
    ['rows', []],
    ['password', ''],
    ['image', null],
  ])('%s: %o', (name, typed) => {
    expect(validate(name, typed)).toBeUndefined();
  });
});
