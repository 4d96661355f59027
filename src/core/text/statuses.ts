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

export type Look = 'ok' | 'wait' | 'run' | 'bad' | 'back' | 'off';

/** Always text plus icon and colour, never colour alone. */
export interface Status {
  word: string;
  look: Look;
  /** Longer text where there is room, such as the amount of a refund. */
  detail?: string;
}

const unknown: Status = { word: 'Error', look: 'bad' };

/** Specification 4. `refunded` applies to status 4 only: 1 full, 2 partial (domain 3.5). */
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

export const apiTokenStatus = (status: number): Status => apiTokens[status] ?? unknown;

const apiTokens: Record<number, Status> = {
  [API_TOKEN.active]: { word: 'Aktif', look: 'ok' },
  [API_TOKEN.revoked]: { word: 'Dicabut', look: 'off' },
  [API_TOKEN.expired]: { word: 'Kedaluwarsa', look: 'off' },
};

export const webhookStatus = (status: keyof typeof webhooks): Status => webhooks[status];

const webhooks = {
  active: { word: 'Aktif', look: 'ok' },
  paused: { word: 'Dijeda', look: 'off' },
  failing: { word: 'Dijeda karena gagal', look: 'bad' },
} satisfies Record<string, Status>;

/** Done means that every row was processed; orders may still be pending. */
export const bulkStatus = (status: number): Status => batches[status] ?? unknown;

const batches: Record<number, Status> = {
  [BULK.running]: { word: 'Berlangsung', look: 'run' },
  [BULK.paused]: { word: 'Dijeda', look: 'wait' },
  [BULK.stopped]: { word: 'Dihentikan', look: 'off' },
  [BULK.done]: { word: 'Selesai', look: 'ok' },
};

export const bulkOutcomeStatus = (outcome: BulkOutcome): Status => outcomes[outcome];

const outcomes: Record<BulkOutcome, Status> = {
  waiting: { word: 'Menunggu', look: 'wait' },
  placing: { word: 'Diproses', look: 'run' },
  pending: { word: 'Pending', look: 'wait' },
  success: { word: 'Berhasil', look: 'ok' },
  failed: { word: 'Gagal', look: 'bad' },
  attention: { word: 'Perlu Dicek', look: 'bad' },
  stopped: { word: 'Dihentikan', look: 'off' },
};

/** Domain 3.12. */
export const feedbackStatus = (status: number): Status => feedbacks[status] ?? unknown;

const feedbacks: Record<number, Status> = {
  [FEEDBACK.sent]: { word: 'Terkirim', look: 'run' },
  [FEEDBACK.answered]: { word: 'Dibalas', look: 'ok' },
};

/** Domain 3.12. */
export const ticketStatus = (status: number): Status => tickets[status] ?? unknown;

const tickets: Record<number, Status> = {
  [TICKET.fresh]: { word: 'Baru', look: 'run' },
  [TICKET.underWay]: { word: 'Diproses', look: 'run' },
  [TICKET.awaitsPartner]: { word: 'Menunggu Balasan Anda', look: 'wait' },
  [TICKET.done]: { word: 'Selesai', look: 'ok' },
  [TICKET.closed]: { word: 'Ditutup', look: 'off' },
};

export const approvalStatus = (status: number): Status => approvals[status] ?? unknown;

const approvals: Record<number, Status> = {
  [APPROVAL.waiting]: { word: 'Menunggu Persetujuan', look: 'wait' },
  [APPROVAL.approved]: { word: 'Disetujui', look: 'ok' },
  [APPROVAL.refused]: { word: 'Ditolak', look: 'bad' },
  [APPROVAL.expired]: { word: 'Kedaluwarsa', look: 'off' },
  [APPROVAL.cancelled]: { word: 'Dibatalkan', look: 'off' },
};

export const shiftStatus = (status: number): Status => shifts[status] ?? unknown;

const shifts: Record<number, Status> = {
  [SHIFT.open]: { word: 'Berjalan', look: 'run' },
  [SHIFT.unexplained]: { word: 'Perlu Catatan', look: 'wait' },
  [SHIFT.closed]: { word: 'Ditutup', look: 'ok' },
};

/** Domain 3.6; 0 if a host does not send it. */
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

/** Domain 3.18. */
export const panelOrderStatus = (status: number): Status => panelOrders[status] ?? unknown;

const panelOrders: Record<number, Status> = {
  [ORDER.unpaid]: { word: 'Menunggu Pembayaran', look: 'wait' },
  [ORDER.processing]: { word: 'Diproses', look: 'run' },
  [ORDER.done]: { word: 'Berhasil', look: 'ok' },
  [ORDER.failed]: { word: 'Gagal', look: 'bad' },
  [ORDER.cancelled]: { word: 'Batal', look: 'off' },
  [ORDER.refunded]: { word: 'Refund', look: 'back' },
};

/** Profit before and after its 24 hours (domain 3.19). */
export const holdStatus = (isHeld: boolean): Status =>
  isHeld ? { word: 'Tertahan', look: 'wait' } : { word: 'Tersedia', look: 'ok' };

const cutOff: Status = { word: 'Cut Off', look: 'off' };

/** Domain 3.4. A cut-off is shown unless a worse state already closes the brand. */
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

/** Specification 2 and 4; null for a partner without a panel. */
export const panelStatus = (status: number): Status | null => panels[status] ?? null;

const panels: Record<number, Status> = {
  [PANEL.submitted]: { word: 'Pending', look: 'wait' },
  [PANEL.active]: { word: 'Aktif', look: 'ok' },
  [PANEL.rejected]: { word: 'Rejected', look: 'bad' },
};

/** Domain 3.15. */
export const domainStatus = (status: number): Status => domains[status] ?? unknown;

const domains: Record<number, Status> = {
  [DOMAIN.elsewhere]: { word: 'Belum diarahkan', look: 'off' },
  [DOMAIN.looking]: { word: 'Menunggu DNS', look: 'wait' },
  [DOMAIN.active]: { word: 'Aktif', look: 'ok' },
};

export const sslStatus = (status: number): Status => certificates[status] ?? unknown;

const certificates: Record<number, Status> = {
  [CERTIFICATE.waiting]: { word: 'Menunggu', look: 'wait' },
  [CERTIFICATE.active]: { word: 'Aktif', look: 'ok' },
};

/** Domain 3.15. */
export const planChargeStatus = (result: number): Status => planCharges[result] ?? unknown;

const planCharges: Record<number, Status> = {
  [PLAN_CHARGE.taken]: { word: 'Berhasil', look: 'ok' },
  [PLAN_CHARGE.short]: { word: 'Saldo tidak cukup', look: 'bad' },
};
