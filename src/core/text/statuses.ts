import {
  API_TOKEN,
  APPROVAL,
  BRAND,
  BULK,
  type BulkOutcome,
  CERTIFICATE,
  DOMAIN,
  FEEDBACK,
  ITEM,
  ORDER,
  PANEL,
  PLAN_CHARGE,
  REFUNDED,
  SHIFT,
  TICKET,
  TOPUP,
  TRANSACTION,
  WITHDRAWAL,
} from '../states';

export type Tone = 'ok' | 'wait' | 'run' | 'bad' | 'back' | 'off';

/** Always text plus icon and colour, never colour alone. */
export interface Status {
  word: string;
  tone: Tone;
  /** Longer text where there is room, such as the amount of a refund. */
  detail?: string;
}

const unknown: Status = { word: 'Error', tone: 'bad' };

/** Specification 4. `refunded` applies to status 4 only: 1 full, 2 partial (domain 3.5). */
export const transactionStatus = (status: number, refunded: number): Status => {
  if (status === TRANSACTION.failed) return refunds[refunded] ?? unknown;
  return transactions[status] ?? unknown;
};

const transactions: Record<number, Status> = {
  [TRANSACTION.pending]: { word: 'Pending', tone: 'wait' },
  [TRANSACTION.success]: { word: 'Berhasil', tone: 'ok' },
  [TRANSACTION.cancelled]: { word: 'Batal', tone: 'off' },
};

const refunds: Record<number, Status> = {
  [REFUNDED.whole]: { word: 'Refund', tone: 'back', detail: 'Dana dikembalikan penuh' },
  [REFUNDED.part]: { word: 'Refund', tone: 'back', detail: 'Refund sebagian' },
};

export const apiTokenStatus = (status: number): Status => apiTokens[status] ?? unknown;

const apiTokens: Record<number, Status> = {
  [API_TOKEN.active]: { word: 'Aktif', tone: 'ok' },
  [API_TOKEN.revoked]: { word: 'Dicabut', tone: 'off' },
  [API_TOKEN.expired]: { word: 'Kedaluwarsa', tone: 'off' },
};

export const webhookStatus = (status: keyof typeof webhooks): Status => webhooks[status];

const webhooks = {
  active: { word: 'Aktif', tone: 'ok' },
  paused: { word: 'Dijeda', tone: 'off' },
  failing: { word: 'Dijeda karena gagal', tone: 'bad' },
} satisfies Record<string, Status>;

/** Done means that every row was processed; orders may still be pending. */
export const bulkStatus = (status: number): Status => batches[status] ?? unknown;

const batches: Record<number, Status> = {
  [BULK.running]: { word: 'Berlangsung', tone: 'run' },
  [BULK.paused]: { word: 'Dijeda', tone: 'wait' },
  [BULK.stopped]: { word: 'Dihentikan', tone: 'off' },
  [BULK.done]: { word: 'Selesai', tone: 'ok' },
};

export const bulkOutcomeStatus = (outcome: BulkOutcome): Status => outcomes[outcome];

const outcomes: Record<BulkOutcome, Status> = {
  waiting: { word: 'Menunggu', tone: 'wait' },
  placing: { word: 'Diproses', tone: 'run' },
  pending: { word: 'Pending', tone: 'wait' },
  success: { word: 'Berhasil', tone: 'ok' },
  failed: { word: 'Gagal', tone: 'bad' },
  attention: { word: 'Perlu Dicek', tone: 'bad' },
  stopped: { word: 'Dihentikan', tone: 'off' },
};

/** Domain 3.12. */
export const feedbackStatus = (status: number): Status => feedbacks[status] ?? unknown;

const feedbacks: Record<number, Status> = {
  [FEEDBACK.sent]: { word: 'Terkirim', tone: 'run' },
  [FEEDBACK.answered]: { word: 'Dibalas', tone: 'ok' },
};

/** Domain 3.12. */
export const ticketStatus = (status: number): Status => tickets[status] ?? unknown;

const tickets: Record<number, Status> = {
  [TICKET.fresh]: { word: 'Baru', tone: 'run' },
  [TICKET.underWay]: { word: 'Diproses', tone: 'run' },
  [TICKET.awaitsPartner]: { word: 'Menunggu Balasan Anda', tone: 'wait' },
  [TICKET.done]: { word: 'Selesai', tone: 'ok' },
  [TICKET.closed]: { word: 'Ditutup', tone: 'off' },
};

export const approvalStatus = (status: number): Status => approvals[status] ?? unknown;

const approvals: Record<number, Status> = {
  [APPROVAL.waiting]: { word: 'Menunggu Persetujuan', tone: 'wait' },
  [APPROVAL.approved]: { word: 'Disetujui', tone: 'ok' },
  [APPROVAL.refused]: { word: 'Ditolak', tone: 'bad' },
  [APPROVAL.expired]: { word: 'Kedaluwarsa', tone: 'off' },
  [APPROVAL.cancelled]: { word: 'Dibatalkan', tone: 'off' },
};

export const shiftStatus = (status: number): Status => shifts[status] ?? unknown;

const shifts: Record<number, Status> = {
  [SHIFT.open]: { word: 'Berjalan', tone: 'run' },
  [SHIFT.unexplained]: { word: 'Perlu Catatan', tone: 'wait' },
  [SHIFT.closed]: { word: 'Ditutup', tone: 'ok' },
};

/** Domain 3.6; 0 if a host does not send it. */
export const topupStatus = (status: number): Status => topups[status] ?? unknown;

const topups: Record<number, Status> = {
  [TOPUP.unknown]: { word: 'Tercatat', tone: 'off' },
  [TOPUP.waiting]: { word: 'Menunggu Pembayaran', tone: 'wait' },
  [TOPUP.paid]: { word: 'Berhasil', tone: 'ok' },
  [TOPUP.expired]: { word: 'Kedaluwarsa', tone: 'off' },
  [TOPUP.cancelled]: { word: 'Batal', tone: 'off' },
  [TOPUP.reviewed]: { word: 'Menunggu Verifikasi', tone: 'run' },
  [TOPUP.rejected]: { word: 'Ditolak', tone: 'bad' },
};

/** Domain 3.9 and 3.19. */
export const withdrawalStatus = (status: number): Status => withdrawals[status] ?? unknown;

const withdrawals: Record<number, Status> = {
  [WITHDRAWAL.asked]: { word: 'Diajukan', tone: 'wait' },
  [WITHDRAWAL.underWay]: { word: 'Diproses', tone: 'run' },
  [WITHDRAWAL.done]: { word: 'Berhasil', tone: 'ok' },
  [WITHDRAWAL.rejected]: { word: 'Ditolak', tone: 'bad' },
};

/** Domain 3.18. */
export const panelOrderStatus = (status: number): Status => panelOrders[status] ?? unknown;

const panelOrders: Record<number, Status> = {
  [ORDER.unpaid]: { word: 'Menunggu Pembayaran', tone: 'wait' },
  [ORDER.processing]: { word: 'Diproses', tone: 'run' },
  [ORDER.done]: { word: 'Berhasil', tone: 'ok' },
  [ORDER.failed]: { word: 'Gagal', tone: 'bad' },
  [ORDER.cancelled]: { word: 'Batal', tone: 'off' },
  [ORDER.refunded]: { word: 'Refund', tone: 'back' },
};

/** Profit before and after its 24 hours (domain 3.19). */
export const holdStatus = (isHeld: boolean): Status =>
  isHeld ? { word: 'Tertahan', tone: 'wait' } : { word: 'Tersedia', tone: 'ok' };

const cutOff: Status = { word: 'Cut Off', tone: 'off' };

/** Domain 3.4. A cut-off is shown unless a worse state already closes the brand. */
export const brandStatus = (status: number, isCutOff: boolean): Status =>
  isCutOff && status === BRAND.normal ? cutOff : (brands[status] ?? unknown);

const brands: Record<number, Status> = {
  [BRAND.normal]: { word: 'Normal', tone: 'ok' },
  [BRAND.disturbed]: { word: 'Gangguan', tone: 'bad' },
  [BRAND.maintenance]: { word: 'Maintenance', tone: 'wait' },
  [BRAND.inactive]: { word: 'Nonaktif', tone: 'off' },
};

/** Domain 3.4. */
export const itemStatus = (status: number): Status => items[status] ?? unknown;

const items: Record<number, Status> = {
  [ITEM.open]: { word: 'Tersedia', tone: 'ok' },
  [ITEM.disturbed]: { word: 'Gangguan', tone: 'bad' },
  [ITEM.soldOut]: { word: 'Kosong', tone: 'off' },
  [ITEM.inactive]: cutOff,
};

/** Specification 2 and 4; null for a partner without a panel. */
export const panelStatus = (status: number): Status | null => panels[status] ?? null;

const panels: Record<number, Status> = {
  [PANEL.submitted]: { word: 'Pending', tone: 'wait' },
  [PANEL.active]: { word: 'Aktif', tone: 'ok' },
  [PANEL.rejected]: { word: 'Rejected', tone: 'bad' },
};

/** Domain 3.15. */
export const domainStatus = (status: number): Status => domains[status] ?? unknown;

const domains: Record<number, Status> = {
  [DOMAIN.elsewhere]: { word: 'Belum diarahkan', tone: 'off' },
  [DOMAIN.verifying]: { word: 'Menunggu DNS', tone: 'wait' },
  [DOMAIN.active]: { word: 'Aktif', tone: 'ok' },
};

export const sslStatus = (status: number): Status => certificates[status] ?? unknown;

const certificates: Record<number, Status> = {
  [CERTIFICATE.waiting]: { word: 'Menunggu', tone: 'wait' },
  [CERTIFICATE.active]: { word: 'Aktif', tone: 'ok' },
};

/** Domain 3.15. */
export const planChargeStatus = (result: number): Status => planCharges[result] ?? unknown;

const planCharges: Record<number, Status> = {
  [PLAN_CHARGE.taken]: { word: 'Berhasil', tone: 'ok' },
  [PLAN_CHARGE.short]: { word: 'Saldo tidak cukup', tone: 'bad' },
};
