import { type Field, resource } from '../src/admin/schema/resource';
import { active, reach, roundings } from './shared';

/** Fields that compute a selling price from the cost; used by rules and by bulk actions. */
export const howToPrice = {
  method: {
    kind: 'choice',
    label: 'Cara',
    required: true,
    default: 'percent',
    options: [
      { value: 'percent', label: 'Persentase', icon: 'percent' },
      { value: 'amount', label: 'Nominal', icon: 'banknote' },
      { value: 'fixed', label: 'Harga tetap', icon: 'lock' },
    ],
  },
  percent: {
    kind: 'percent',
    label: 'Persentase di atas modal',
    required: true,
    max: 300,
    when: { field: 'method', is: ['percent'] },
  },
  amount: {
    kind: 'money',
    label: 'Nominal di atas modal',
    required: true,
    max: 10_000_000,
    when: { field: 'method', is: ['amount'] },
  },
  fixed_price: {
    kind: 'money',
    label: 'Harga jual tetap',
    required: true,
    min: 1,
    max: 100_000_000,
    when: { field: 'method', is: ['fixed'] },
    help: 'Tidak mengikuti harga modal.',
  },
  rounding: {
    kind: 'choice',
    label: 'Pembulatan',
    required: true,
    default: '0',
    options: roundings,
    when: { field: 'method', is: ['percent', 'amount'] },
  },
  direction: {
    kind: 'choice',
    label: 'Arah pembulatan',
    required: true,
    default: 'up',
    options: [
      { value: 'up', label: 'Ke atas' },
      { value: 'nearest', label: 'Terdekat' },
    ],
    when: { field: 'method', is: ['percent', 'amount'] },
  },
  ending: {
    kind: 'choice',
    label: 'Akhiran harga',
    required: true,
    default: 'none',
    options: [
      { value: 'none', label: 'Bebas' },
      { value: '9', label: '9' },
      { value: '99', label: '99' },
      { value: '00', label: '00' },
    ],
    when: { field: 'method', is: ['percent', 'amount'] },
  },
  min_margin: {
    kind: 'money',
    label: 'Margin terendah',
    max: 10_000_000,
    help: 'Per item. Harga dinaikkan bila margin di bawah ini.',
  },
  max_margin: {
    kind: 'money',
    label: 'Margin tertinggi',
    max: 10_000_000,
    help: 'Per item. Harga diturunkan bila margin di atas ini.',
  },
} as const satisfies Record<string, Field>;

const scopes = [
  { value: 'global', label: 'Semua item' },
  { value: 'category', label: 'Kategori' },
  { value: 'brand', label: 'Brand' },
  { value: 'variation', label: 'Item' },
];

export const sellingPrice = resource({
  name: 'selling-price',
  label: 'Aturan Harga Jual',
  description:
    'Harga jual mengikuti modal menurut aturan ini. Aturan yang lebih sempit menang: item, brand, kategori, lalu semua.',
  icon: 'percent',
  area: 'h2h',
  path: '/set-selling-price',
  store: 'selling-price',
  endpoint: '/v1/crm/selling-price/rule',
  access: { read: 'selling_price', write: 'selling_price' },
  fields: {
    name: { kind: 'text', label: 'Berlaku untuk' },
    rule: { kind: 'text', label: 'Aturan' },
    scope: {
      kind: 'choice',
      label: 'Cakupan',
      required: true,
      default: 'global',
      options: scopes,
    },
    category_id: {
      kind: 'reference',
      label: 'Kategori',
      to: 'catalogue-category',
      required: true,
      when: { field: 'scope', is: ['category'] },
    },
    ...reach,
    ...howToPrice,
    is_active: { ...active, input: 'rule-outcome' },
  },
  title: 'name',
  list: ['name', 'scope', 'rule', 'is_active', 'updated_at'],
  filters: ['scope', 'method', 'is_active'],
  search: ['name'],
  sort: ['updated_at'],
  form: [
    {
      title: 'Cakupan',
      help: 'Satu aturan untuk setiap cakupan.',
      fields: ['scope', 'category_id', 'brand_id', 'variation_id'],
    },
    {
      title: 'Harga',
      help: 'Modal adalah harga tier Anda.',
      fields: [
        'method',
        'percent',
        'amount',
        'fixed_price',
        'rounding',
        'direction',
        'ending',
        'min_margin',
        'max_margin',
      ],
    },
    {
      title: 'Hasil',
      help: 'Yang berubah bila aturan ini disimpan.',
      fields: ['is_active'],
    },
  ],
  detail: ['name', 'scope', 'rule', 'min_margin', 'max_margin', 'is_active', 'created_at', 'updated_at'],
  can: ['create', 'edit', 'delete', 'export'],
});
