import type { Look } from '../schema/field';
import { BRAND, DOMAIN, FEEDBACK, ITEM, PANEL, REFUNDED, TOPUP, TRANSACTION, WITHDRAWAL } from '../states';

/** A state as a partner reads it: always text and a look (icon and colour), never colour alone. */
export interface Status {
  word: string;
  look: Look;
  /** Says more where there is room: what "Refund" returned. */
  detail?: string;
}

const unknown: Status = { word: 'Error', look: 'bad' };

/** Specification 4. `refunded` counts with status 4 only: 1 the whole price, 2 a part of it (domain 3.5). */
export const transactionStatus = (status: number, refunded: number): Status => {
  if (status === TRANSACTION.failed) return refunds[refunded] ?? unknown;
  return transactions[status] ?? unknown;
};

const transactions: Record<number, Status> = {
  [TRANSACTION.pending]: { word: 'Pending', look: 'wait' },
  [TRANSACTION.success]: { word: 'Berhasil', look: 'ok' },
  [TRANSACTION.cancelled]: { word: 'Batal', look: 'off' },
};

const refunds: Record<number, Status> = {
  [REFUNDED.whole]: { word: 'Refund', look: 'back', detail: 'Dana dikembalikan penuh' },
  [REFUNDED.part]: { word: 'Refund', look: 'back', detail: 'Refund sebagian' },
};

/** Domain 3.12. */
export const feedbackStatus = (status: number): Status => feedbacks[status] ?? unknown;

const feedbacks: Record<number, Status> = {
  [FEEDBACK.sent]: { word: 'Terkirim', look: 'run' },
  [FEEDBACK.answered]: { word: 'Dibalas', look: 'ok' },
};

/** Domain 3.6; 0 where a host does not say. */
export const topupStatus = (status: number): Status => topups[status] ?? unknown;

const topups: Record<number, Status> = {
  [TOPUP.unknown]: { word: 'Tercatat', look: 'off' },
  [TOPUP.waiting]: { word: 'Menunggu Pembayaran', look: 'wait' },
  [TOPUP.paid]: { word: 'Berhasil', look: 'ok' },
  [TOPUP.expired]: { word: 'Kedaluwarsa', look: 'off' },
  [TOPUP.cancelled]: { word: 'Batal', look: 'off' },
  [TOPUP.reviewed]: { word: 'Menunggu Verifikasi', look: 'run' },
  [TOPUP.rejected]: { word: 'Ditolak', look: 'bad' },
};

/** Domain 3.9 and 3.19. */
export const withdrawalStatus = (status: number): Status => withdrawals[status] ?? unknown;

const withdrawals: Record<number, Status> = {
  [WITHDRAWAL.asked]: { word: 'Diajukan', look: 'wait' },
  [WITHDRAWAL.underWay]: { word: 'Diproses', look: 'run' },
  [WITHDRAWAL.done]: { word: 'Berhasil', look: 'ok' },
  [WITHDRAWAL.rejected]: { word: 'Ditolak', look: 'bad' },
};

/** Profit of a panel before and after its day of waiting (domain 3.19). */
export const holdStatus = (isHeld: boolean): Status =>
  isHeld ? { word: 'Tertahan', look: 'wait' } : { word: 'Tersedia', look: 'ok' };

const cutOff: Status = { word: 'Cut Off', look: 'off' };

/** Domain 3.4. A brand in its cut-off window shows that, unless something worse already closes it. */
export const brandStatus = (status: number, isCutOff: boolean): Status =>
  isCutOff && status === BRAND.normal ? cutOff : (brands[status] ?? unknown);

const brands: Record<number, Status> = {
  [BRAND.normal]: { word: 'Normal', look: 'ok' },
  [BRAND.disturbed]: { word: 'Gangguan', look: 'bad' },
  [BRAND.maintenance]: { word: 'Maintenance', look: 'wait' },
  [BRAND.inactive]: { word: 'Nonaktif', look: 'off' },
};

/** Domain 3.4. */
export const itemStatus = (status: number): Status => items[status] ?? unknown;

const items: Record<number, Status> = {
  [ITEM.open]: { word: 'Tersedia', look: 'ok' },
  [ITEM.disturbed]: { word: 'Gangguan', look: 'bad' },
  [ITEM.soldOut]: { word: 'Kosong', look: 'off' },
  [ITEM.inactive]: cutOff,
};

/** Specification 2 and 4; null for a partner without a panel, which has no badge. */
export const panelStatus = (status: number): Status | null => panels[status] ?? null;

const panels: Record<number, Status> = {
  [PANEL.submitted]: { word: 'Pending', look: 'wait' },
  [PANEL.active]: { word: 'Aktif', look: 'ok' },
  [PANEL.rejected]: { word: 'Rejected', look: 'bad' },
};

/** Domain 3.15: where a website's own domain stands. */
export const domainStatus = (status: number): Status => domains[status] ?? unknown;

const domains: Record<number, Status> = {
  [DOMAIN.elsewhere]: { word: 'Belum diarahkan', look: 'off' },
  [DOMAIN.looking]: { word: 'Menunggu DNS', look: 'wait' },
  [DOMAIN.active]: { word: 'Aktif', look: 'ok' },
};

/** The certificate of a website's own domain. */
export const sslStatus = (status: number): Status => certificates[status] ?? unknown;

const certificates: Record<number, Status> = {
  1: { word: 'Menunggu', look: 'wait' },
  2: { word: 'Aktif', look: 'ok' },
};

/** Domain 3.15: how a renewal of the panel's plan ended. */
export const planChargeStatus = (result: number): Status => planCharges[result] ?? unknown;

const planCharges: Record<number, Status> = {
  1: { word: 'Berhasil', look: 'ok' },
  2: { word: 'Saldo tidak cukup', look: 'bad' },
};

/** Why an order failed (domain 3.5). A code the portal does not know yet still says something true. */
export const reasonText = (code: string): string => reasons[code] ?? 'Pesanan tidak dapat diproses';

const reasons: Record<string, string> = {
  NOMOR_SALAH: 'Nomor atau ID tujuan salah',
  STOK_HABIS: 'Stok habis',
  GANGGUAN: 'Produk sedang gangguan',
  CUT_OFF: 'Produk sedang cut off',
  TIMEOUT: 'Waktu habis dari pemasok',
  REGION: 'Akun di luar wilayah',
  LIMIT: 'Melebihi batas pembelian akun',
  HARGA: 'Harga berubah',
  DIBLOKIR: 'Tujuan diblokir',
  REFUND: 'Dana dikembalikan',
};
