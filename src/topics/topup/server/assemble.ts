import { TOPUP } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import type { PrivateFileService } from '../../../platform/files/private/service';
import { AppError } from '../../../platform/http/app-error';
import type { JobHandlers } from '../../../platform/jobs/job';
import type { LedgerService } from '../../../platform/ledger/service';
import type { NoticeService } from '../../../platform/notice/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { QuotaService } from '../../../platform/quota/service';
import type { AutoReview } from '../../../platform/review/auto';
import type { BillingService } from '../../accounts/server/billing/service';
import type { PaymentService } from '../../payments/server/service';
import type { TierService } from '../../tiers/server/service';
import { createAdjusting } from './adjust';
import { createAsking } from './ask-gateway';
import { createCallbacks } from './callbacks';
import { clockOf, type LockedTopup, lockTopup } from './change-store';
import { createCharging } from './charge';
import { createCreation } from './create';
import type { InvoiceParts } from './invoice';
import { createProofs } from './proof';
import { topupsInReview } from './read-store';
import { createTopupService } from './service';
import { createSettlement, type Settlement } from './settle';
import { createWatch } from './watch';
import { WATCH } from './watch-kind';

const REVIEW_TOPUP = 'review-topup';

export interface TopupParts extends Pick<InvoiceParts, 'seller' | 'seals'> {
  database: Database;
  payment: PaymentService;
  ledger: LedgerService;
  activity: ActivityService;
  notification: NotificationService;
  notice: NoticeService;
  tier: TierService;
  billing: BillingService;
  privateFile: PrivateFileService;
  quota: QuotaService;
  autoReview: AutoReview;
  wake: () => void;
}

export function createTopups(parts: TopupParts) {
  const { privateFile, autoReview, wake } = parts;
  const { gateway } = parts.payment;
  const onReview: Parameters<typeof createProofs>[0]['onReview'] = (tx, id) =>
    autoReview.queue(tx, REVIEW_TOPUP, id);
  const settlement = createSettlement(parts);
  const callbacks = createCallbacks({ ...parts, gateway, settlement, onReview });
  const askGateway = createAsking({ gateway, callbacks });
  const charging = createCharging(parts);
  const creation = createCreation({ ...parts, charging });
  const proofs = createProofs({ ...parts, files: privateFile, onReview });
  const operator = createTopupOperator({ ...parts, settlement });

  /** The operator has decided first. */
  const judge = (id: string): Promise<void> =>
    operator.approveManual(id, 'system').catch((failure: unknown) => {
      if (!(failure instanceof AppError && failure.code === 'TOPUP_NOT_IN_REVIEW')) throw failure;
    });

  const handlers: JobHandlers = {
    [WATCH]: createWatch({ ...parts, settlement, askGateway, charging }),
    [REVIEW_TOPUP]: autoReview.handler(judge),
  };
  return {
    topup: {
      ...createTopupService({ ...parts, creation, proofs, askGateway, onCreated: wake }),
      ...operator,
      adjust: createAdjusting(parts),
      proofForOperator: proofs.openForOperator,
    },
    callbacks,
    handlers,
  };
}

interface OperatorDeps {
  database: Database;
  settlement: Pick<Settlement, 'credit' | 'reject'>;
}

function createTopupOperator({ database, settlement }: OperatorDeps) {
  const decide = (id: string, end: (tx: Db, topup: LockedTopup) => Promise<void>): Promise<void> =>
    database.transaction(async (tx) => {
      const topup = await lockTopup(tx, id);
      if (!topup) throw new AppError('NOT_FOUND');
      if (topup.status !== TOPUP.reviewed) throw new AppError('TOPUP_NOT_IN_REVIEW');
      await end(tx, topup);
    });

  return {
    listManual: () => topupsInReview(database),

    approveManual: (id: string, by: 'admin' | 'system' = 'admin'): Promise<void> =>
      decide(id, async (tx, topup) => {
        const paidAt = topup.paid_at ?? new Date(await clockOf(tx)).toISOString();
        await settlement.credit(tx, topup, { paidAt, by });
      }),

    /** Throws NOT_FOUND, TOPUP_NOT_IN_REVIEW. `reason` is Indonesian, for the partner. */
    rejectManual: (id: string, reason: string): Promise<void> =>
      decide(id, (tx, topup) => settlement.reject(tx, topup, reason)),
  };
}
