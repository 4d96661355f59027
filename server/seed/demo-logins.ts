/** Secrets of every demo account (design 12). */
export const DEMO_PASSWORD = 'Mitra#2026';
export const DEMO_PIN = '246810';

/** The demo accounts, as the terminal lists them. */
export const demoLogins = [
  { email: 'mitra@demo.test', phone: '081200000001', state: 'all steps done, panel active, every privilege' },
  { email: 'baru@demo.test', phone: '081200000002', state: 'phone and e-mail verified, nothing else done' },
  { email: 'review@demo.test', phone: '081200000003', state: 'KYC pending' },
  { email: 'ditolak@demo.test', phone: '081200000004', state: 'KYC rejected' },
  {
    email: 'kedaluwarsa@demo.test',
    phone: '081200000005',
    state: 'panel expired yesterday, balance too low',
  },
  { email: 'kasir@demo.test', phone: '081200000006', state: 'sub-account of mitra@demo.test' },
  { email: 'telepon@demo.test', phone: '081200000007', state: 'phone not verified' },
  { email: 'surel@demo.test', phone: '081200000008', state: 'e-mail not verified' },
  { email: 'bebas@demo.test', phone: '081200000009', state: 'like mitra, empty privilege list' },
  { email: 'lain@demo.test', phone: '081200000010', state: 'another partner like mitra' },
  { email: 'perunggu@demo.test', phone: '081200000011', state: 'like mitra, tier without panel' },
  { email: 'tanpapanel@demo.test', phone: '081200000012', state: 'tier with panel, no panel yet' },
  { email: 'menunggu@demo.test', phone: '081200000013', state: 'panel pending' },
  { email: 'panelditolak@demo.test', phone: '081200000014', state: 'panel rejected' },
  {
    email: 'kasir.malam@demo.test',
    phone: '081200000021',
    state: 'sub-account of mitra@demo.test, meets selling prices alone',
  },
  { email: 'segera@demo.test', phone: '081200000015', state: 'panel active, expires in 10 days' },
] as const;

export type DemoEmail = (typeof demoLogins)[number]['email'];
