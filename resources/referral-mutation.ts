import { resource } from '../src/admin/schema/resource';

export const referralMutation = resource({
  name: 'referral-mutation',
  label: 'Riwayat Komisi',
  unit: 'mutasi komisi',
  description: 'Komisi dari pesanan mitra Anda, pembatalan bila pesanannya refund, dan penarikan.',
  icon: 'gift',
  area: 'h2h',
  path: '/referral/mutation',
  paths: { list: '/referral/balance-history' },
  store: 'referral-mutation',
  endpoint: '/v1/crm/referral/balance-history',
  access: { read: 'referral', write: 'referral' },
  fields: {
    type: {
      kind: 'choice',
      label: 'Jenis',
      options: [
        { value: '1', label: 'Komisi', tone: 'ok' },
        { value: '2', label: 'Penarikan', tone: 'run' },
        { value: '3', label: 'Pembatalan', tone: 'back' },
      ],
    },
    partner_name: { kind: 'text', label: 'Mitra' },
    trx_code: { kind: 'text', label: 'Kode', copy: true },
    description: { kind: 'text', label: 'Keterangan' },
    amount: { kind: 'money', label: 'Jumlah', min: -1_000_000_000_000 },
    balance_after: { kind: 'money', label: 'Saldo sesudah', min: -1_000_000_000_000 },
  },
  title: 'description',
  list: ['created_at', 'type', 'partner_name', 'trx_code', 'amount', 'balance_after'],
  filters: ['type', 'created_at'],
  search: ['trx_code'],
  sort: ['created_at'],
  form: ['description'],
  detail: ['type', 'partner_name', 'trx_code', 'description', 'amount', 'balance_after', 'created_at'],
  can: ['export'],
});
