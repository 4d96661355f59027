import type { PaymentMethod } from '../../../../src/core/contract/payment';
import { TOPUP_FEE_BEARER } from '../../../../src/core/states';
import { qrisSteps, retailSteps, transferSteps, vaSteps, walletSteps } from './instructions';

/** A way to pay as it stands, whatever the clock says (domain 3.6). */
export interface MethodRow
  extends Omit<PaymentMethod, 'is_open' | 'opens_at' | 'is_maintenance' | 'use_unique_code'> {
  /** Bank, wallet or shop as people call it. */
  brand: string;
  /** Of the company, where a transfer by hand goes. */
  account_number?: string;
  account_holder?: string;
}

const MILLION = 1_000_000;
const DAY_MINUTES = 1440;

/** What a gateway takes; nothing by hand. */
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

/** A bank account of the company. */
export interface TransferAccount {
  bank: string;
  number: string;
  holder: string;
}

export const transferCode = (bank: string): string => `MANUAL_${bank.toUpperCase().replaceAll(' ', '_')}`;

/** A transfer by hand to one account of the company. */
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
  // By the operator's configuration.
  open_hours: null,
  account_number: number,
  account_holder: holder,
  instructions: transferSteps(bank),
});

/** By a gateway, in the order in which people see them. Fees are those that domain 3.6 found at a gateway. */
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
    // Bank Indonesia forbids merchants to pass the fee of QRIS on to who pays.
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
