import { type StateOf, TICKET } from '../../src/core/states';

/** What a demonstration ticket is about: the newest order before it of an item that is called so, or a top-up. */
export type StoryCause = { item: string } | 'topup';

export interface Story {
  subject: string;
  category: string;
  priority: '1' | '2' | '3';
  status: StateOf<typeof TICKET>;
  about?: StoryCause;
  /** Hours before now, oldest first; `us` is our answer. */
  messages: { ago: number; us?: true; body: string }[];
  rating?: number;
}

/** By the partner that asks. */
export const stories: Record<string, Story[]> = {
  'mitra@demo.test': [
    {
      subject: 'Diamond belum masuk setelah status berhasil',
      category: 'order',
      priority: '3',
      status: TICKET.awaitsPartner,
      about: { item: 'Diamond' },
      messages: [
        {
          ago: 5,
          body: 'Status pesanan sudah berhasil, tetapi diamond belum masuk ke akun pelanggan saya. Mohon dicek.',
        },
        {
          ago: 4.5,
          us: true,
          body: 'Halo Kak, pemasok menyatakan diamond sudah terkirim. Mohon minta pelanggan masuk ulang ke gimnya, lalu kirim tangkapan layar riwayat isi ulangnya.',
        },
      ],
    },
    {
      subject: 'Permintaan faktur top up bulan lalu',
      category: 'topup',
      priority: '2',
      status: TICKET.underWay,
      about: 'topup',
      messages: [
        { ago: 3, body: 'Mohon faktur untuk top up ini dengan nama perusahaan kami yang baru.' },
        { ago: 2.5, us: true, body: 'Baik Kak. Nama perusahaan yang baru persisnya apa?' },
        { ago: 0.4, body: 'CV Wulan Digital Nusantara. NPWP tidak berubah. Terima kasih.' },
      ],
    },
    {
      subject: 'Webhook tidak diterima sejak pagi',
      category: 'api',
      priority: '2',
      status: TICKET.fresh,
      messages: [
        {
          ago: 0.2,
          body: 'Sejak pukul 06.00 server kami tidak menerima pemberitahuan status. Apakah ada gangguan?',
        },
      ],
    },
    {
      subject: 'Cara menambah sub akun kasir',
      category: 'account',
      priority: '1',
      status: TICKET.done,
      messages: [
        { ago: 24 * 17, body: 'Bagaimana cara membuat akun untuk kasir saya?' },
        {
          ago: 24 * 17 - 1,
          us: true,
          body: 'Sub akun dapat kami aktifkan untuk Kakak. Sudah kami proses, silakan dicoba.',
        },
      ],
      rating: 5,
    },
    {
      subject: 'Token listrik ditolak meteran',
      category: 'order',
      priority: '2',
      status: TICKET.closed,
      messages: [
        { ago: 24 * 9, body: 'Token 20 digit ditolak meteran pelanggan dengan tulisan "periksa".' },
        {
          ago: 24 * 9 - 2,
          us: true,
          body: 'Mohon kirim foto layar meterannya, ya Kak, supaya kami bisa teruskan ke PLN.',
        },
      ],
    },
  ],
  'lain@demo.test': [
    {
      subject: 'Token PLN tidak dapat dimasukkan',
      category: 'order',
      priority: '2',
      status: TICKET.underWay,
      about: { item: 'Token' },
      messages: [
        { ago: 9, body: 'Token dari pesanan ini tidak dapat dimasukkan. Mohon dicek.' },
        { ago: 8, us: true, body: 'Sedang kami cek ke pemasok, mohon ditunggu ya Kak.' },
      ],
    },
    {
      subject: 'Nama toko di invoice salah',
      category: 'panel',
      priority: '1',
      status: TICKET.awaitsPartner,
      messages: [
        { ago: 30, body: 'Nama toko di invoice pelanggan masih nama lama.' },
        { ago: 28, us: true, body: 'Sudah kami perbarui. Apakah invoice terbaru sudah benar?' },
      ],
    },
  ],
  'perunggu@demo.test': [
    {
      subject: 'Syarat naik ke tier Silver',
      category: 'other',
      priority: '1',
      status: TICKET.fresh,
      messages: [{ ago: 2, body: 'Berapa total top up yang dibutuhkan untuk naik tier bulan ini?' }],
    },
  ],
};
