import { type Field, resource } from '../src/admin/schema/resource';
import { roundings } from './shared';

const howToMend = {
  way: {
    kind: 'choice',
    label: 'Harga baru',
    required: true,
    default: 'even',
    options: [
      { value: 'even', label: 'Impas', icon: 'banknote' },
      { value: 'margin', label: 'Modal + margin', icon: 'trending-up' },
    ],
  },
  margin: {
    kind: 'rate',
    label: 'Margin',
    required: true,
    maxPercent: 300,
    maxNominal: 10_000_000,
    when: { field: 'way', is: ['margin'] },
  },
  rounding: {
    kind: 'choice',
    label: 'Pembulatan ke atas',
    required: true,
    default: '100',
    options: roundings,
  },
} as const satisfies Record<string, Field>;

const help =
  'Item H2H mendapat aturan sendiri di atas modal, variasi website harga manual. Bisa diurungkan 24 jam di Riwayat Penjaga.';

export const losingItem = resource({
  name: 'losing-item',
  label: 'Produk Rugi',
  description: 'Yang sekarang dijual di bawah modal, di H2H dan di website. Yang paling rugi lebih dulu.',
  icon: 'trending-down',
  area: 'h2h',
  path: '/set-selling-price/loss-item',
  paths: { list: '/set-selling-price/loss' },
  store: 'losing-item',
  endpoint: '/v1/crm/selling-price/loss',
  access: { read: 'selling_price', write: 'selling_price' },
  fields: {
    item: { kind: 'text', label: 'Item' },
    channel: {
      kind: 'choice',
      label: 'Harga',
      options: [
        { value: 'h2h', label: 'Harga jual H2H', icon: 'tags' },
        { value: 'website', label: 'Website', icon: 'globe' },
      ],
    },
    sku: { kind: 'text', label: 'SKU', copy: true },
    cost: { kind: 'money', label: 'Modal' },
    price: { kind: 'money', label: 'Harga jual', help: 'Website: harga tier yang termurah.' },
    margin: { kind: 'money', label: 'Margin', min: -1_000_000_000 },
    margin_percent: { kind: 'percent', label: 'Margin dari modal', min: -100 },
  },
  title: 'item',
  list: ['item', 'channel', 'sku', 'cost', 'price', 'margin', 'margin_percent'],
  filters: ['channel'],
  search: ['item', 'sku'],
  form: ['item'],
  detail: ['item', 'channel', 'sku', 'cost', 'price', 'margin', 'margin_percent'],
  can: ['export'],
  actions: [
    {
      name: 'mend',
      label: 'Perbaiki harga',
      icon: 'trending-up',
      on: 'rows',
      help,
      preview: true,
      pin: true,
      fields: howToMend,
    },
    {
      name: 'mend-all',
      label: 'Perbaiki semua',
      icon: 'list-checks',
      on: 'list',
      help,
      preview: true,
      pin: true,
      fields: howToMend,
    },
  ],
});
