import { type Field, resource } from '../src/admin/schema/resource';
import { clock } from './shared';

const shown = { kind: 'switch', label: 'Tampilkan', default: true } as const satisfies Field;

export const socialMedia = resource({
  name: 'social-media',
  label: 'Kontak & Sosial Media',
  description: 'Cara pembeli menghubungi dan mengikuti Anda.',
  icon: 'at-sign',
  area: 'panel',
  path: '/panel/setting/social-media',
  single: true,
  endpoint: '/v1/vendor-panel/social-media',
  access: 'panel.contact',
  blockWhenExpired: true,
  fields: {
    whatsapp: { kind: 'phone', label: 'WhatsApp', required: true, placeholder: '08xxxxxxxxxx' },
    whatsapp_text: {
      kind: 'longtext',
      label: 'Pesan awal WhatsApp',
      max: 160,
      placeholder: 'Halo, saya ingin bertanya tentang …',
    },
    phone: { kind: 'phone', label: 'Telepon' },
    email: { kind: 'email', label: 'Email' },
    address: { kind: 'longtext', label: 'Alamat', max: 300 },
    accounts: {
      kind: 'rows',
      label: 'Akun sosial media',
      max: 12,
      help: 'Urutan di sini adalah urutan di website.',
      fields: {
        network: {
          kind: 'choice',
          label: 'Jaringan',
          required: true,
          default: 'instagram',
          options: [
            { value: 'instagram', label: 'Instagram' },
            { value: 'facebook', label: 'Facebook' },
            { value: 'tiktok', label: 'TikTok' },
            { value: 'youtube', label: 'YouTube' },
            { value: 'x', label: 'X' },
            { value: 'telegram', label: 'Telegram' },
            { value: 'discord', label: 'Discord' },
            { value: 'line', label: 'LINE' },
          ],
        },
        account: {
          kind: 'text',
          label: 'Akun',
          required: true,
          max: 500,
          placeholder: '@tokosaya',
        },
        show: shown,
      },
    },
    open_hours: {
      kind: 'rows',
      label: 'Jam layanan',
      max: 7,
      fields: {
        day: {
          kind: 'choice',
          label: 'Hari',
          required: true,
          default: 'monday',
          options: [
            { value: 'monday', label: 'Senin' },
            { value: 'tuesday', label: 'Selasa' },
            { value: 'wednesday', label: 'Rabu' },
            { value: 'thursday', label: 'Kamis' },
            { value: 'friday', label: 'Jumat' },
            { value: 'saturday', label: 'Sabtu' },
            { value: 'sunday', label: 'Minggu' },
          ],
        },
        from: {
          ...clock,
          label: 'Dari',
          default: '08:00',
          patternMessage: 'Tulis jam seperti 08:00.',
        },
        to: {
          ...clock,
          label: 'Sampai',
          default: '22:00',
          patternMessage: 'Tulis jam seperti 22:00.',
        },
      },
    },
    floating_button: {
      kind: 'switch',
      label: 'Tombol WhatsApp melayang',
      default: true,
      help: 'Tampil di sudut setiap halaman website.',
    },
    floating_position: {
      kind: 'choice',
      label: 'Posisi tombol',
      required: true,
      default: 'right',
      options: [
        { value: 'right', label: 'Kanan bawah' },
        { value: 'left', label: 'Kiri bawah' },
      ],
      when: { field: 'floating_button', is: [true] },
    },
  },
  title: 'whatsapp',
  list: ['whatsapp'],
  form: [
    {
      title: 'Kontak',
      help: 'Nomor WhatsApp tampil di setiap faktur.',
      fields: ['whatsapp', 'whatsapp_text', 'phone', 'email', 'address'],
    },
    {
      title: 'Sosial media',
      help: 'Nama akun seperti @tokosaya, atau alamat lengkap yang diawali https://.',
      fields: ['accounts'],
    },
    { title: 'Jam layanan', help: 'Waktu Indonesia Barat.', fields: ['open_hours'] },
    {
      title: 'Tombol melayang',
      help: 'Pintasan ke WhatsApp.',
      fields: ['floating_button', 'floating_position'],
    },
  ],
  detail: ['whatsapp', 'email', 'updated_at'],
  can: ['edit'],
});
