import shipped from '../../resources.config';
import { type Config, defineConfig, type Field, resource } from '../../src/admin/schema/resource';

/** A resource with every field kind, including those that no shipped entity uses. */
export const specimen = resource({
  name: 'specimen',
  label: 'Contoh',
  icon: 'box',
  area: 'panel',
  path: '/panel/specimen',
  endpoint: '/v1/vendor-panel/specimen',
  access: 'panel.specimen',
  fields: {
    text: { kind: 'text', label: 'Nama', required: true, unique: true, min: 3, max: 10 },
    code: {
      kind: 'text',
      label: 'Kode',
      pattern: '[A-Z0-9]{4}',
      patternMessage: 'Kode terdiri dari 4 huruf besar atau angka.',
    },
    longtext: { kind: 'longtext', label: 'Catatan', max: 20 },
    html: { kind: 'html', label: 'Isi', max: 60 },
    slug: { kind: 'slug', label: 'Slug', from: 'text', unique: true, max: 20 },
    email: { kind: 'email', label: 'Email' },
    phone: { kind: 'phone', label: 'Nomor HP' },
    url: { kind: 'url', label: 'Tautan' },
    password: { kind: 'password', label: 'Kata sandi' },
    color: { kind: 'color', label: 'Warna teks', contrastWith: 'ground' },
    ground: { kind: 'color', label: 'Warna latar' },
    number: { kind: 'number', label: 'Urutan', min: 1, max: 5 },
    money: { kind: 'money', label: 'Harga', min: 1_000, max: 2_000_000 },
    percent: { kind: 'percent', label: 'Diskon' },
    rate: { kind: 'rate', label: 'Margin', maxPercent: 50, maxNominal: 10_000 },
    date: { kind: 'date', label: 'Tanggal' },
    datetime: { kind: 'datetime', label: 'Waktu' },
    period: { kind: 'period', label: 'Masa berlaku', minMinutes: 15, maxDays: 3 },
    open_period: { kind: 'period', label: 'Jadwal', openEnd: true },
    switch: { kind: 'switch', label: 'Aktif' },
    choice: {
      kind: 'choice',
      label: 'Posisi',
      options: [
        { value: 'top', label: 'Atas' },
        { value: 'side', label: 'Samping' },
      ],
    },
    many: {
      kind: 'manyChoice',
      label: 'Hari',
      min: 2,
      max: 3,
      options: [
        { value: 'sat', label: 'Sabtu' },
        { value: 'sun', label: 'Minggu', tone: 'ok' },
        { value: 'mon', label: 'Senin' },
        { value: 'tue', label: 'Selasa' },
      ],
    },
    tags: { kind: 'tags', label: 'Tag', max: 3, maxLength: 5 },
    image: { kind: 'image', label: 'Gambar', width: 100, height: 50 },
    file: { kind: 'file', label: 'Berkas', private: true, types: ['pdf', 'csv'], maxBytes: 1_000 },
    json: { kind: 'json', label: 'Pengaturan', maxBytes: 60, depth: 2 },
    reference: { kind: 'reference', label: 'Induk', to: 'specimen' },
    references: { kind: 'references', label: 'Teman', to: 'specimen', max: 2 },
    lines: { kind: 'lines', label: 'Kode', max: 3, maxLength: 8 },
    rows: {
      kind: 'rows',
      label: 'Tanya jawab',
      min: 1,
      max: 2,
      fields: {
        q: { kind: 'text', label: 'Pertanyaan', required: true },
        a: { kind: 'longtext', label: 'Jawaban' },
      },
    },
  },
  title: 'text',
  list: ['text', 'number', 'created_at'],
  filters: [
    ...([
      'choice',
      'switch',
      'reference',
      'number',
      'money',
      'percent',
      'rate',
      'text',
      'email',
      'phone',
    ] as const),
    ...(['period', 'open_period', 'many'] as const),
  ],
  search: ['text', 'email'],
  sort: ['text', 'number', 'created_at'],
  form: [
    'text',
    'code',
    'longtext',
    'html',
    'slug',
    'email',
    'phone',
    'url',
    'password',
    { title: 'Warna', fields: ['color', 'ground'] },
    'number',
    'money',
    'percent',
    'rate',
    'date',
    'datetime',
    'period',
    'open_period',
    'switch',
    'choice',
    'many',
    'tags',
    'image',
    'file',
    'json',
    'reference',
    'references',
    'lines',
    'rows',
  ],
  detail: ['text', 'number', 'file', 'updated_at'],
  can: ['create', 'edit', 'delete', 'export'],
});

export const everyKind: Config = defineConfig({
  accessKeys: [
    { key: 'panel.specimen', label: 'Lihat contoh' },
    { key: 'panel.specimen.action', label: 'Kelola contoh' },
    // Required by hand-written pages.
    ...shipped.accessKeys,
  ],
  resources: [specimen],
  menu: { h2h: [], panel: ['specimen'] },
});

export const fieldOf = (name: string): Field => {
  const field = Object.entries(specimen.fields).find(([own]) => own === name)?.[1];
  if (!field) throw new Error(`The specimen has no field "${name}"`);
  return field;
};

/** Changes for a resource with an own table, which stores no files and filters only by its query. */
export const forOwnTable = {
  ...{ filters: [], sort: [], search: [], can: ['export'] },
  form: specimen.form.filter((entry) => entry !== 'file'),
};
