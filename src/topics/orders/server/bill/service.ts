import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { seesCost } from '../../../../platform/http/visibility';
import type { NoticeService } from '../../../../platform/notice/service';
import type { QuotaService } from '../../../../platform/quota/service';
import type { BillPaymentInput, InquiryInput } from '../../contract/postpaid';
import { customerTotal } from '../../domain/bill-amounts';
import type { TransactionService } from '../transaction/service';
import { inquire } from './inquire';
import { BILL_INQUIRIES } from './inquiry-quota';
import { prepareBill } from './prepare';

export interface BillDeps {
  database: Database;
  supplier: Pick<Supplier, 'inquire'>;
  notice: Pick<NoticeService, 'notify'>;
  quota: Pick<QuotaService, 'spend'>;
  transactions: Pick<TransactionService, 'buyOnce'>;
}

export type BillService = ReturnType<typeof createBillService>;

export function createBillService(deps: BillDeps) {
  return {
    /** Throws errors of `inquire`, and RATE_LIMITED. */
    check: async (actor: Actor, input: InquiryInput) => {
      await deps.quota.spend(BILL_INQUIRIES, actor.partnerId, { code: 'RATE_LIMITED' });
      const found = await inquire(deps, actor, input);
      // Without cost visibility only the customer's total is shown.
      return seesCost(actor) ? found : { ...found, total: customerTotal(found), commission: 0 };
    },

    pay: (actor: Actor, key: string, { pin, ...request }: BillPaymentInput) =>
      deps.transactions.buyOnce(actor, { key, pin, request }, () =>
        prepareBill(deps.database, actor, request),
      ),
  };
}
