import type { Supplier } from '../../../adapters/supplier/supplier';
import type { Database } from '../../../db/client';
import type { JobHandler } from '../../../jobs/job';
import { endingOf } from '../transaction/settle';
import { noteSent, pendingInSandbox, settleInSandbox } from './sandbox-ending-store';

/** Kind of the job that a purchase in the sandbox queues. */
export const SANDBOX_FULFIL = 'sandbox-fulfil';
/** Milliseconds after which an order that never ends (1235) is asked for no more. */
const LONGEST = 24 * 3_600_000;

/** Ends an order of the sandbox as the scenario of its destination says (domain 1.4). */
export const createSandboxFulfilment =
  ({ database, supplier }: { database: Database; supplier: Pick<Supplier, 'place' | 'pay'> }): JobHandler =>
  async (job) => {
    const order = await pendingInSandbox(database, job.ref_id);
    if (!order) return 'done';
    const { id, sku, qty, age, bill } = order;
    const request = { id, sku, qty, age, bill, inputs: order.order_param.map(({ value }) => value) };
    const outcome = bill ? await supplier.pay(request) : await supplier.place(request);
    if (outcome.state === 'pending') {
      await noteSent(database, id);
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
