import type { PaymentMethod } from '../../../core/contract/payment';
import { TOPUP_FEE_BEARER } from '../../../core/states';
import { qrisSteps, retailSteps, transferSteps, vaSteps, walletSteps } from './instructions';

/** Static facts of a payment method (domain 3.6). */
export interface MethodRow
  extends Omit<PaymentMethod, 'is_open' | 'opens_at' | 'is_maintenance' | 'use_unique_code'> {
  brand: string;
  account_number?: string;
  account_holder?: string;
}

const MILLION = 1_000_000;
const DAY_MINUTES = 1440;

type GatewayMethod = MethodRow & { kind: Exclude<MethodRow['kind'], 'manual'> };

const va = (code: string, brand: string, fee: number): GatewayMethod => ({
  code,
  brand,
  name: `${brand} Virtual Account`,
  kind: 'va',
  group: 'Virtual Account',
  note: '',
  fee_flat: fee,
  fee_bps: 0,
  fee_bearer: TOPUP_FEE_BEARER.partner,
  min: 10_000,
  max: 100 * MILLION,
  expiry_minutes: DAY_MINUTES,
  open_hours: null,
  instructions: vaSteps(brand),
});

const wallet = (code: string, brand: string, feeBps: number): GatewayMethod => ({
  code,
  brand,
  name: brand,
  kind: 'ewallet',
  group: 'E-Wallet',
  note: `Dibayar di aplikasi ${brand}.`,
  fee_flat: 0,
  fee_bps: feeBps,
  fee_bearer: TOPUP_FEE_BEARER.partner,
  min: 10_000,
  max: 10 * MILLION,
  expiry_minutes: 15,
  open_hours: null,
  instructions: walletSteps(brand),
});

const retail = (code: string, brand: string): GatewayMethod => ({
  code,
  brand,
  name: brand,
  kind: 'retail',
  group: 'Retail',
  note: 'Dibayar tunai di kasir.',
  fee_flat: 1_250,
  fee_bps: 0,
  fee_bearer: TOPUP_FEE_BEARER.partner,
  min: 10_000,
  max: 2.5 * MILLION,
  expiry_minutes: DAY_MINUTES,
  open_hours: null,
  instructions: retailSteps(brand),
});

export interface TransferAccount {
  bank: string;
  number: string;
  holder: string;
}

export const transferCode = (bank: string): string => `MANUAL_${bank.toUpperCase().replaceAll(' ', '_')}`;

export const transferMethod = ({ bank, number, holder }: TransferAccount): MethodRow => ({
  code: transferCode(bank),
  brand: bank,
  name: `Transfer ${bank}`,
  kind: 'manual',
  group: 'Transfer Manual',
  note: 'Diverifikasi setelah bukti transfer Anda kirim.',
  fee_flat: 0,
  fee_bps: 0,
  fee_bearer: TOPUP_FEE_BEARER.partner,
  min: 50_000,
  max: 500 * MILLION,
  expiry_minutes: DAY_MINUTES,
  // The operator's configuration decides.
  open_hours: null,
  account_number: number,
  account_holder: holder,
  instructions: transferSteps(bank),
});

/** Gateway methods in display order. Fees as of domain 3.6. */
export const gatewayMethods: readonly GatewayMethod[] = [
  va('BCAVA', 'BCA', 3_850),
  va('BRIVA', 'BRI', 1_750),
  va('MANDIRIVA', 'Mandiri', 2_750),
  va('BNIVA', 'BNI', 3_750),
  va('PERMATAVA', 'Permata', 3_750),
  va('MYBVA', 'Maybank', 3_750),
  va('SMSVA', 'Sinarmas', 3_750),
  {
    code: 'QRIS',
    brand: 'QRIS',
    name: 'QRIS',
    kind: 'qris',
    group: 'QRIS',
    note: 'Biaya ditanggung kami. Semua aplikasi bank dan dompet digital.',
    fee_flat: 750,
    fee_bps: 70,
    // Bank Indonesia forbids passing the QRIS fee on to the payer.
    fee_bearer: TOPUP_FEE_BEARER.us,
    min: 1_000,
    max: 10 * MILLION,
    expiry_minutes: 30,
    open_hours: null,
    instructions: qrisSteps,
  },
  wallet('GOPAY', 'GoPay', 200),
  wallet('OVO', 'OVO', 200),
  wallet('DANA', 'DANA', 150),
  wallet('SHOPEEPAY', 'ShopeePay', 200),
  retail('ALFAMART', 'Alfamart'),
  retail('ALFAMIDI', 'Alfamidi'),
];
