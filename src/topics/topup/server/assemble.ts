import { TOPUP } from '../../../core/states';
import { topupStatus } from '../../../core/text/statuses';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import type { PrivateFileService } from '../../../platform/files/private/service';
import { AppError } from '../../../platform/http/app-error';
import type { JobHandlers } from '../../../platform/jobs/job';
import type { LedgerService } from '../../../platform/ledger/service';
import type { NoticeService } from '../../../platform/notice/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { QuotaService } from '../../../platform/quota/service';
import type { AutoReview } from '../../../platform/review/auto';
import type { BillingService } from '../../accounts/server/billing/service';
import { createAsking } from '../../payments/server/ask-gateway';
import { type Apply, createReceiving } from '../../payments/server/receive';
import type { SandboxSubject } from '../../payments/server/sandbox-page';
import type { PaymentService } from '../../payments/server/service';
import type { TierService } from '../../tiers/server/service';
import { createAdjusting } from './adjust';
import { type LockedTopup, lockTopup } from './change-store';
import { createCharging } from './charge';
import { createCreation } from './create';
import type { InvoiceDeps } from './invoice';
import { createTopupPayee } from './payee';
import { createProofs } from './proof';
import { readTopupById, readTopupsInReview } from './read-store';
import { createTopupService } from './service';
import { createSettlement, type Settlement } from './settle';
import { createTopupWatch } from './watch';
import { WATCH } from './watch-kind';

const REVIEW_TOPUP = 'review-topup';

export interface TopupDeps extends Pick<InvoiceDeps, 'seller' | 'seals'> {
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

export function createTopups(deps: TopupDeps) {
  const { privateFile, autoReview, wake } = deps;
  const { gateway } = deps.payment;
  const onReview: Parameters<typeof createProofs>[0]['onReview'] = (tx, id) =>
    autoReview.queue(tx, REVIEW_TOPUP, id);
  const settlement = createSettlement(deps);
  const receive = createReceiving(deps);
  const payee = createTopupPayee({ ...deps, settlement, onReview });
  const apply: Apply = (...received) => receive(payee, ...received);
  const askGateway = createAsking({ gateway, apply });
  const charging = createCharging(deps);
  const creation = createCreation({ ...deps, charging });
  const proofs = createProofs({ ...deps, files: privateFile, onReview });
  const operator = createTopupOperator({ ...deps, settlement });

  /** The operator has decided first. */
  const validate = (id: string): Promise<void> =>
    operator.approveManual(id, 'system').catch((failure: unknown) => {
      if (!(failure instanceof AppError && failure.code === 'TOPUP_NOT_IN_REVIEW')) throw failure;
    });

  const handlers: JobHandlers = {
    [WATCH]: createTopupWatch({ ...deps, settlement, askGateway, charging }),
    [REVIEW_TOPUP]: autoReview.handler(validate),
  };
  return {
    topup: {
      ...createTopupService({ ...deps, creation, proofs, askGateway, onCreated: wake }),
      ...operator,
      adjust: createAdjusting(deps),
      proofForOperator: proofs.openForOperator,
    },
    payments: {
      apply,
      sandboxSubject: async (id: string): Promise<SandboxSubject | null> => {
        const topup = await readTopupById(deps.database, { id });
        if (!topup) return null;
        const { code, method_name: method, status } = topup;
        const back = `/topup/payment?q=${id}`;
        return { kind: 'Top up', code, method, status: topupStatus(status).word, back };
      },
    },
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
    listManual: () => readTopupsInReview(database),

    approveManual: (id: string, by: 'admin' | 'system' = 'admin'): Promise<void> =>
      decide(id, async (tx, topup) => {
        const paidAt = topup.paid_at ?? new Date(await databaseNow(tx)).toISOString();
        await settlement.credit(tx, topup, { paidAt, by });
      }),

    /** Throws NOT_FOUND, TOPUP_NOT_IN_REVIEW. `reason` is Indonesian, for the partner. */
    rejectManual: (id: string, reason: string): Promise<void> =>
      decide(id, (tx, topup) => settlement.reject(tx, topup, reason)),
  };
}
