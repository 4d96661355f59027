import { resource } from '../src/admin/schema/resource';

export const debt = resource({
  name: 'debt',
  label: 'Hutang Pelanggan',
  description: 'Siapa yang berhutang, berapa sisanya, dan kapan jatuh tempo.',
  icon: 'users',
  area: 'h2h',
  path: '/pembukuan/debt',
  endpoint: '/v1/crm/debts',
  menu: false,
  access: { read: 'balance_history', write: 'balance_history' },
  openToOwners: true,
  fields: {
    name: { kind: 'text', label: 'Nama pelanggan', required: true, max: 60 },
    phone: {
      kind: 'phone',
      label: 'Nomor WhatsApp',
      help: 'Untuk mengirim pengingat.',
      cell: 'debt-reminder',
    },
    amount: { kind: 'money', label: 'Jumlah hutang', required: true, min: 1, max: 10_000_000_000 },
    due_date: { kind: 'date', label: 'Jatuh tempo' },
    note: { kind: 'longtext', label: 'Catatan', max: 200, placeholder: 'Contoh: token PLN 100.000' },
    proof: { kind: 'file', label: 'Nota', private: true, help: 'Foto atau PDF nota bertanda tangan.' },
    payments: {
      kind: 'rows',
      label: 'Cicilan',
      max: 50,
      help: 'Setiap pembayaran yang sudah diterima.',
      fields: {
        date: { kind: 'date', label: 'Tanggal', required: true },
        amount: { kind: 'money', label: 'Jumlah', required: true, min: 1, max: 10_000_000_000 },
        note: { kind: 'text', label: 'Catatan', max: 60 },
      },
    },
    paid: { kind: 'money', label: 'Sudah dibayar' },
    left: { kind: 'money', label: 'Sisa hutang' },
    state: {
      kind: 'choice',
      label: 'Status',
      options: [
        { value: 'open', label: 'Belum dibayar', tone: 'wait' },
        { value: 'part', label: 'Dicicil', tone: 'run' },
        { value: 'paid', label: 'Lunas', tone: 'ok' },
      ],
    },
  },
  title: 'name',
  list: ['name', 'phone', 'amount', 'left', 'due_date', 'state'],
  summary: ['amount'],
  filters: ['state', 'due_date', 'amount'],
  search: ['name', 'phone', 'note'],
  sort: ['name', 'amount', 'left', 'due_date', 'created_at'],
  form: [
    { title: 'Pelanggan', help: 'Siapa yang berhutang.', fields: ['name', 'phone'] },
    { title: 'Hutang', help: 'Berapa dan sampai kapan.', fields: ['amount', 'due_date', 'note', 'proof'] },
    { title: 'Pembayaran', help: 'Boleh sebagian demi sebagian.', fields: ['payments'] },
  ],
  detail: [
    {
      title: 'Hutang',
      fields: ['name', 'phone', 'state', 'amount', 'paid', 'left', 'due_date', 'note', 'proof'],
    },
    { title: 'Pembayaran', fields: ['payments'] },
  ],
  can: ['create', 'edit', 'delete', 'export', 'import'],
  actions: [
    {
      name: 'pay',
      label: 'Catat pembayaran',
      icon: 'banknote',
      on: 'record',
      help: 'Sebagian atau seluruh sisa hutang.',
      when: { field: 'state', is: ['open', 'part'] },
      starts: { date: 'today', amount: 'left' },
      fields: {
        date: { kind: 'date', label: 'Tanggal', required: true },
        amount: { kind: 'money', label: 'Jumlah', required: true, min: 1, max: 10_000_000_000 },
        note: { kind: 'text', label: 'Catatan', max: 60 },
      },
    },
  ],
});
