import { v7 } from 'uuid';

const MILLION = 1_000_000;

export type TierName = 'Bronze' | 'Silver' | 'Gold' | 'Platinum';
interface TierRow {
  id: string;
  name: TierName;
  image: string | null;
  level: number;
  min_topup_30d: number;
  requires_kyc: boolean;
  has_panel: boolean;
  price_discount_bps: number;
  color: string;
  rate_limit_rpm: number;
  max_sub_account: number;
  daily_limit: number;
  support_sla_minutes: number;
  benefits: string[];
}
type Terms = Omit<TierRow, 'id' | 'image' | 'level' | 'requires_kyc'>;

/** Domain 3.10, lowest first; discounts, limits and colours are our own. */
const terms: readonly Terms[] = [
  {
    name: 'Bronze',
    color: '#a0643c',
    min_topup_30d: 0,
    price_discount_bps: 0,
    has_panel: false,
    rate_limit_rpm: 60,
    max_sub_account: 0,
    daily_limit: 0,
    support_sla_minutes: 1440,
    benefits: ['Semua brand dan item', 'Riwayat dan ekspor lengkap'],
  },
  {
    name: 'Silver',
    color: '#64748b',
    min_topup_30d: 5 * MILLION,
    price_discount_bps: 50,
    has_panel: false,
    rate_limit_rpm: 120,
    max_sub_account: 2,
    daily_limit: 0,
    support_sla_minutes: 480,
    benefits: ['Semua keuntungan Bronze', 'Harga lebih hemat di semua item'],
  },
  {
    name: 'Gold',
    color: '#9a6b00',
    min_topup_30d: 25 * MILLION,
    price_discount_bps: 100,
    has_panel: true,
    rate_limit_rpm: 300,
    max_sub_account: 5,
    daily_limit: 0,
    support_sla_minutes: 120,
    benefits: ['Semua keuntungan Silver', 'Website top up atas nama Anda'],
  },
  {
    name: 'Platinum',
    color: '#0b6b66',
    min_topup_30d: 100 * MILLION,
    price_discount_bps: 175,
    has_panel: true,
    rate_limit_rpm: 300,
    max_sub_account: 20,
    daily_limit: 0,
    support_sla_minutes: 30,
    benefits: ['Semua keuntungan Gold', 'Pendamping akun khusus'],
  },
];

export const standardTiers = (): TierRow[] =>
  terms.map((tier, at) => ({
    ...tier,
    id: v7(),
    image: null,
    level: at + 1,
    // Only the first tier is open to unverified accounts.
    requires_kyc: at > 0,
  }));
