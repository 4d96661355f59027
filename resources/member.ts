import { resource } from '../src/admin/schema/resource';

/** Orders of a member that were delivered. */
const delivered = {
  resource: 'panel-transaction',
  by: 'member_id',
  where: { field: 'order_status', is: ['3'] },
} as const;

export const member = resource({
  name: 'member',
  label: 'Member',
  description: 'Pelanggan yang terdaftar di website Anda.',
  icon: 'users',
  area: 'panel',
  path: '/panel/member',
  // Members register on the website; the portal only shows and edits them on one page.
  paths: { edit: '/panel/member/detail' },
  detailPage: true,
  endpoint: '/v1/vendor-panel/member',
  access: 'panel.member',
  blockWhenExpired: true,
  fields: {
    code: { kind: 'text', label: 'Kode' },
    name: { kind: 'text', label: 'Nama', max: 60 },
    // Members can sign in with each of these three.
    username: { kind: 'text', label: 'Username', unique: true, min: 4, max: 20 },
    email: { kind: 'email', label: 'Email', unique: true },
    phone: { kind: 'phone', label: 'Nomor HP', unique: true },
    tier_id: {
      kind: 'reference',
      label: 'Tier',
      to: 'member-tier',
      required: true,
      help: 'Menentukan harga yang dilihat member.',
    },
    status: {
      kind: 'choice',
      label: 'Status',
      required: true,
      options: [
        { value: 'active', label: 'Aktif', tone: 'ok' },
        { value: 'blocked', label: 'Diblokir', tone: 'bad' },
        { value: 'unverified', label: 'Belum verifikasi', tone: 'wait' },
      ],
    },
    note: {
      kind: 'longtext',
      label: 'Catatan',
      max: 300,
      help: 'Hanya terlihat oleh Anda dan sub akun Anda.',
    },
    email_verified: { kind: 'switch', label: 'Email terverifikasi' },
    phone_verified: { kind: 'switch', label: 'Nomor HP terverifikasi' },
    registered_via: {
      kind: 'choice',
      label: 'Daftar melalui',
      options: [
        { value: 'email', label: 'Email' },
        { value: 'google', label: 'Google' },
        { value: 'whatsapp', label: 'WhatsApp' },
      ],
    },
    balance: { kind: 'money', label: 'Saldo', computed: true },
    point: { kind: 'number', label: 'Poin', computed: true },
    total_trx: { kind: 'number', label: 'Total transaksi', computed: delivered },
    total_spent: { kind: 'money', label: 'Total belanja', computed: { ...delivered, sum: 'total' } },
    last_login_at: { kind: 'datetime', label: 'Terakhir masuk', computed: true },
  },
  title: 'name',
  list: ['name', 'username', 'phone', 'tier_id', 'balance', 'total_trx', 'status', 'created_at'],
  filters: ['created_at', 'status', 'tier_id', 'registered_via'],
  search: ['name', 'username', 'email', 'phone', 'code'],
  sort: ['name', 'username', 'status', 'created_at'],
  form: [
    {
      title: 'Tier dan status',
      help: 'Perubahan berlaku sejak transaksi member berikutnya.',
      fields: ['tier_id', 'status'],
    },
    { title: 'Catatan', help: 'Hal yang perlu diingat tentang member ini.', fields: ['note'] },
  ],
  detail: [
    {
      title: 'Profil',
      fields: [
        'code',
        'name',
        'username',
        'email',
        'email_verified',
        'phone',
        'phone_verified',
        'registered_via',
      ],
    },
    { title: 'Tier dan status', fields: ['tier_id', 'status', 'note'] },
    { title: 'Aktivitas', fields: ['balance', 'point', 'total_trx', 'total_spent', 'last_login_at'] },
  ],
  can: ['edit', 'export'],
  actions: [
    {
      name: 'adjust-balance',
      label: 'Sesuaikan saldo',
      icon: 'wallet',
      on: 'record',
      help: 'Saldo member tidak dapat kurang dari nol. Penyesuaian tercatat di mutasi saldonya.',
      fields: {
        direction: {
          kind: 'choice',
          label: 'Penyesuaian',
          required: true,
          default: 'in',
          options: [
            { value: 'in', label: 'Tambah saldo' },
            { value: 'out', label: 'Kurangi saldo' },
          ],
        },
        amount: { kind: 'money', label: 'Jumlah', required: true, min: 1, max: 100_000_000 },
        reason: { kind: 'longtext', label: 'Alasan', required: true, min: 3, max: 160 },
      },
      pin: true,
    },
    {
      name: 'block',
      label: 'Blokir',
      icon: 'lock',
      on: 'record',
      help: 'Member yang diblokir tidak dapat masuk dan memesan di website Anda. Semua sesinya langsung berakhir.',
      when: { field: 'status', is: ['active', 'unverified'] },
      set: { status: 'blocked' },
      done: 'diblokir',
      danger: true,
    },
    {
      name: 'unblock',
      label: 'Buka blokir',
      icon: 'circle-check',
      on: 'record',
      help: 'Member dapat masuk dan memesan lagi. Yang belum membuktikan email atau nomor HP-nya tetap belum terverifikasi.',
      when: { field: 'status', is: ['blocked'] },
      done: 'dibuka blokirnya',
    },
    {
      name: 'reset-password',
      label: 'Reset kata sandi',
      icon: 'key-round',
      on: 'record',
      help: 'Tautan untuk membuat kata sandi baru dikirim ke email atau WhatsApp member.',
      when: { field: 'status', is: ['active', 'unverified'] },
    },
  ],
  related: [
    { resource: 'panel-transaction', by: 'member_id', label: 'Transaksi' },
    { resource: 'member-mutation', by: 'member_id', label: 'Saldo' },
    { resource: 'member-point', by: 'member_id', label: 'Poin' },
    { resource: 'member-device', by: 'member_id', label: 'Perangkat' },
  ],
});
