import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import type { JobHandler } from '../../../../platform/jobs/job';
import { endingOf } from '../../../orders/server/transaction/settle';
import { noteSent, pendingInSandbox, settleInSandbox } from './sandbox-ending-store';

export const SANDBOX_FULFIL = 'sandbox-fulfil';
/** Milliseconds after which a never-ending order (1235) is no longer polled. */
const LONGEST = 24 * 3_600_000;

/** Completes a sandbox order by the scenario of its destination (domain 1.4). */
export const createSandboxFulfilment =
  ({ database, supplier }: { database: Database; supplier: Pick<Supplier, 'place' | 'pay'> }): JobHandler =>
  async (job) => {
    const order = await pendingInSandbox(database, { id: job.ref_id });
    if (!order) return 'done';
    const { id, sku, qty, age, bill } = order;
    const request = { id, sku, qty, age, bill, inputs: order.order_param.map(({ value }) => value) };
    const outcome = bill ? await supplier.pay(request) : await supplier.place(request);
    if (outcome.state === 'pending') {
      await noteSent(database, { id });
      return age > LONGEST ? 'done' : { again: outcome.checkAfter };
    }
    const { status, refunded, refund, reason, sn, steps, refund_step } = endingOf(order, outcome);
    await settleInSandbox(database, {
      ...{ id, status, refunded, refund, reason, sn },
      voucher_codes: outcome.state === 'failed' ? [] : outcome.voucherCodes,
      steps: refund_step ? [...steps, refund_step] : steps,
    });
    return 'done';
  };
