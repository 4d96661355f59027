import type { Action, Field, ResourceSpec } from '../src/admin/schema/resource';

export const active = { kind: 'switch', label: 'Aktif', default: true } as const satisfies Field;

export const position = {
  kind: 'number',
  label: 'Urutan',
  required: true,
  default: 1,
  min: 1,
  max: 999,
  help: 'Angka kecil tampil lebih dulu.',
} as const satisfies Field;

export const meta = {
  meta_title: { kind: 'text', label: 'Judul meta', max: 60 },
  meta_description: { kind: 'longtext', label: 'Deskripsi meta', max: 160 },
} as const satisfies Record<string, Field>;

export const wide = { kind: 'image', width: 1200, height: 400, ratio: '3:1' } as const;

export const environment = {
  kind: 'choice',
  label: 'Lingkungan',
  options: [
    { value: 'sandbox', label: 'Sandbox' },
    { value: 'production', label: 'Produksi' },
  ],
} as const satisfies Field;

/** Rounding steps in rupiah. */
export const roundings = [
  { value: '0', label: 'Tanpa pembulatan' },
  { value: '50', label: 'Rp 50' },
  { value: '100', label: 'Rp 100' },
  { value: '500', label: 'Rp 500' },
  { value: '1000', label: 'Rp 1.000' },
];

export const reach = {
  brand_id: {
    kind: 'reference',
    label: 'Brand',
    to: 'catalogue-brand',
    required: true,
    when: { field: 'scope', is: ['brand'] },
  },
  variation_id: {
    kind: 'reference',
    label: 'Item',
    to: 'catalogue-item',
    required: true,
    when: { field: 'scope', is: ['variation'] },
  },
} as const satisfies Record<string, Field>;

export const clock = {
  kind: 'text',
  required: true,
  pattern: '([01][0-9]|2[0-3]):[0-5][0-9]',
} as const;

export const feeBearers = [
  { value: 'shop', label: 'Toko' },
  { value: 'buyer', label: 'Pelanggan' },
];

export const switchActions = [
  {
    name: 'activate',
    label: 'Aktifkan',
    icon: 'circle-check',
    on: 'rows',
    set: { is_active: true },
    done: 'diaktifkan',
  },
  {
    name: 'deactivate',
    label: 'Nonaktifkan',
    icon: 'lock',
    on: 'rows',
    set: { is_active: false },
    done: 'dinonaktifkan',
  },
] satisfies Action<'is_active'>[];

/** Resources that appear only as choices in forms, without screens. */
export const lookup = {
  lookupOnly: true,
  fields: { name: { kind: 'text', label: 'Nama' } },
  title: 'name',
  list: ['name'],
  form: ['name'],
  detail: ['name'],
  can: [],
} satisfies Partial<ResourceSpec<'name'>>;

export const mutation = {
  note: { kind: 'text', label: 'Keterangan' },
  ref_code: { kind: 'text', label: 'Invoice' },
  actor: { kind: 'text', label: 'Oleh' },
  member_id: { kind: 'reference', label: 'Member', to: 'member' },
} as const satisfies Record<string, Field>;

/** Inputs that a buyer fills in; the same for a brand and for an own item. */
export const inputForms = {
  kind: 'rows',
  label: 'Isian pembeli',
  max: 8,
  help: 'Data yang diisi pembeli, misalnya User ID dan Server.',
  fields: {
    key: {
      kind: 'text',
      label: 'Kode isian',
      required: true,
      max: 20,
      pattern: '[a-z][a-z0-9_]*',
      patternMessage: 'Kode isian terdiri dari huruf kecil, angka, dan garis bawah.',
      placeholder: 'Contoh: user_id',
    },
    label: { kind: 'text', label: 'Label', required: true, max: 40, placeholder: 'Contoh: User ID' },
    type: {
      kind: 'choice',
      label: 'Jenis',
      required: true,
      default: 'text',
      options: [
        { value: 'text', label: 'Teks' },
        { value: 'number', label: 'Angka' },
        { value: 'select', label: 'Pilihan' },
        { value: 'phone', label: 'Nomor HP' },
        { value: 'email', label: 'Email' },
      ],
    },
    options: {
      kind: 'tags',
      label: 'Pilihan',
      required: true,
      max: 50,
      maxLength: 40,
      when: { field: 'type', is: ['select'] },
    },
    placeholder: { kind: 'text', label: 'Contoh isian', max: 60 },
    help_text: { kind: 'text', label: 'Petunjuk', max: 120, placeholder: 'Contoh: Lihat di profil game.' },
    required: { kind: 'switch', label: 'Wajib diisi', default: true },
    min: {
      kind: 'number',
      label: 'Panjang minimal',
      min: 0,
      max: 100,
      when: { field: 'type', is: ['text', 'number'] },
    },
    max: {
      kind: 'number',
      label: 'Panjang maksimal',
      min: 1,
      max: 100,
      when: { field: 'type', is: ['text', 'number'] },
    },
  },
} as const satisfies Field;

export const tierPrices = {
  kind: 'rows',
  label: 'Harga per tier',
  required: true,
  min: 1,
  max: 20,
  help: 'Tier tanpa harga sendiri memakai harga tier awal.',
  fields: {
    tier_id: { kind: 'reference', label: 'Tier', to: 'member-tier', required: true },
    price: { kind: 'money', label: 'Harga jual', required: true, min: 1, max: 100_000_000 },
  },
} as const satisfies Field;

export const itemImage = {
  kind: 'image',
  label: 'Gambar',
  maxBytes: 1_000_000,
  help: 'Tampil di atas nama variasi ini di website Anda. Boleh kosong.',
} as const satisfies Field;

/** Label of an item among its brand; the value is the word shown to visitors. */
export const itemLabel = {
  kind: 'choice',
  label: 'Label',
  options: [
    { value: 'HOT', label: 'HOT', tone: 'bad', icon: 'flame' },
    { value: 'BARU', label: 'BARU', tone: 'run', icon: 'sparkles' },
    { value: 'PROMO', label: 'PROMO', tone: 'wait', icon: 'megaphone' },
    { value: 'DISKON', label: 'DISKON', tone: 'ok', icon: 'percent' },
    { value: 'OTOMATIS', label: 'OTOMATIS', tone: 'off', icon: 'zap' },
  ],
  help: 'Tampil di sudut variasi ini di website Anda.',
} as const satisfies Field;
