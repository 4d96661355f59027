import { KYC, PANEL, type StateOf } from '../../src/core/states';
import type { TierName } from '../modules/ground/tier/standard';
import type { DemoEmail } from './demo-logins';

/** A demo partner and its owner: what differs from a verified Gold partner whose panel runs. */
export interface DemoPartner {
  email: Exclude<DemoEmail, 'kasir@demo.test' | 'kasir.malam@demo.test'>;
  person: string;
  business: string;
  tier?: TierName;
  /** Default verified. */
  kyc?: StateOf<typeof KYC>;
  kycNote?: string;
  /** Default active. */
  panel?: StateOf<typeof PANEL>;
  /** Days from now until the panel ends; default 210. */
  panelDays?: number;
  panelNote?: string;
  /** Has PIN, API key and everything else that comes after registering; default true. */
  settled?: boolean;
  /** Default `all`. */
  privileges?: 'all' | 'none';
  /** What has not been verified yet. */
  unverified?: 'phone' | 'email';
}

export const demoPartners: readonly DemoPartner[] = [
  { email: 'mitra@demo.test', person: 'Sari Wulandari', business: 'Toko Sari Digital', tier: 'Platinum' },
  {
    email: 'baru@demo.test',
    person: 'Bagas Pratama',
    business: 'Bagas Cell',
    tier: 'Bronze',
    kyc: KYC.none,
    panel: PANEL.none,
    settled: false,
  },
  {
    email: 'review@demo.test',
    person: 'Rina Marlina',
    business: 'Rina Pulsa',
    tier: 'Bronze',
    kyc: KYC.submitted,
    panel: PANEL.none,
  },
  {
    email: 'ditolak@demo.test',
    person: 'Doni Saputra',
    business: 'Doni Game Store',
    tier: 'Bronze',
    kyc: KYC.rejected,
    kycNote: 'Foto KTP buram. Unggah ulang foto yang jelas dan tidak terpotong.',
    panel: PANEL.none,
  },
  { email: 'kedaluwarsa@demo.test', person: 'Kartika Dewi', business: 'Kartika Top Up', panelDays: -1 },
  {
    email: 'telepon@demo.test',
    person: 'Teguh Santoso',
    business: 'Teguh Voucher',
    tier: 'Bronze',
    kyc: KYC.none,
    panel: PANEL.none,
    settled: false,
    unverified: 'phone',
  },
  {
    email: 'surel@demo.test',
    person: 'Surya Hidayat',
    business: 'Surya Reload',
    tier: 'Bronze',
    kyc: KYC.none,
    panel: PANEL.none,
    settled: false,
    unverified: 'email',
  },
  { email: 'bebas@demo.test', person: 'Bambang Setiawan', business: 'Bebas Gaming', privileges: 'none' },
  { email: 'lain@demo.test', person: 'Laila Nurhaliza', business: 'Laila Digital' },
  {
    email: 'perunggu@demo.test',
    person: 'Putri Anggraini',
    business: 'Putri Pulsa',
    tier: 'Bronze',
    panel: PANEL.none,
  },
  { email: 'tanpapanel@demo.test', person: 'Tono Wijaya', business: 'Tono Store', panel: PANEL.none },
  { email: 'menunggu@demo.test', person: 'Maya Puspita', business: 'Maya Game Shop', panel: PANEL.submitted },
  {
    email: 'panelditolak@demo.test',
    person: 'Panji Kusuma',
    business: 'Panji Top Up',
    panel: PANEL.rejected,
    panelNote: 'Nama situs memuat merek pihak lain. Pilih nama lain lalu ajukan kembali.',
  },
  { email: 'segera@demo.test', person: 'Sekar Ayu', business: 'Sekar Voucher', panelDays: 10 },
];

/** The sub-account of the first partner (design 12). */
export const demoCashier = {
  email: 'kasir@demo.test',
  owner: 'mitra@demo.test',
  person: 'Kiki Amelia',
  privileges: ['dashboard', 'product', 'product.order', 'transaction', 'ticketing', 'ticketing.action'],
} as const satisfies { email: DemoEmail; owner: DemoEmail; person: string; privileges: readonly string[] };
