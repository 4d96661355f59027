import type { IncomingHttpHeaders } from 'node:http';
import type { Outcome } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import { AppError } from '../../../../platform/http/app-error';
import { requeueJob } from '../../../../platform/jobs/queue';
import type { NoticeService } from '../../../../platform/notice/service';
import type { QuotaService } from '../../../../platform/quota/service';
import { unsignedCallback } from '../../../../platform/quota/unsigned-callback';
import { pendingOrderOf } from '../../../orders/server/transaction/end-order';
import { FULFIL } from '../../../orders/server/transaction/fulfil';
import type { FinalOutcome } from '../../../orders/server/transaction/settle';
import { type Attempt, noteAnswer, readAttempt } from './attempt-store';
import type { Endings } from './conclude';
import { weighed } from './goods';
import type { Suppliers } from './suppliers';

export interface CallbackDeps {
  database: Database;
  suppliers: Suppliers;
  notice: Pick<NoticeService, 'notify'>;
  quota: Pick<QuotaService, 'spendAddress'>;
  endings: Endings;
  wake: () => void;
}

export type Verdict = 'ping' | 'unknown' | 'noted' | 'ended' | 'known';

export type SupplierCallbacks = ReturnType<typeof createSupplierCallbacks>;

/** Handles supplier callbacks, which may be late, repeated or out of order. */
export function createSupplierCallbacks({ database, suppliers, notice, quota, endings, wake }: CallbackDeps) {
  const handleUnknown = async (name: string, reference: string, { state }: Outcome): Promise<Verdict> => {
    if (state === 'success') {
      const text = `${name} menyatakan berhasil untuk pesanan yang tidak dikenal: ${reference}.`;
      await notice.notify(database.db, { kind: 'supplier_unknown', ref: name, text });
    }
    return 'unknown';
  };

  const handleLate = async (attempt: Attempt, code: string, outcome: FinalOutcome): Promise<Verdict> => {
    if (attempt.state !== 'open' || !(await endings.endAlone(attempt, outcome))) {
      await endings.handleRepeat(attempt, code, outcome);
      return 'known';
    }
    const said = outcome.state === 'failed' ? 'gagal' : 'berhasil';
    const text = `${attempt.supplier} menyatakan ${said} untuk pesanan yang sudah berakhir tanpa kabarnya. Periksa; tidak ada saldo yang berubah.`;
    await notice.notify(database.db, { kind: 'supplier_contradicts', ref: code, text });
    return 'ended';
  };

  const apply = async (name: string, reference: string, outcome: Outcome): Promise<Verdict> => {
    const found = await readAttempt(database, { supplier: name, reference });
    if (!found) return handleUnknown(name, reference, outcome);
    const { attempt, code, is_held } = found;
    const order =
      attempt.state === 'open' && (await pendingOrderOf(database, { id: attempt.transaction_id }));
    const word = order ? weighed(order, outcome, 0) : outcome;
    // An order on hold may continue elsewhere after a failure: only the operator ends it.
    if (word.state === 'pending' || (order && is_held && word.state === 'failed')) {
      if (word.reply)
        await noteAnswer(database, {
          id: attempt.id,
          answer_code: word.reply.code,
          answer: word.reply.message,
        });
      return 'noted';
    }
    if (!order) return handleLate(attempt, code, word);
    const concluded = await endings.conclude(order, attempt, word);
    if (concluded !== 'over') return concluded;
    await requeueJob(database.db, FULFIL, order.id);
    wake();
    return 'noted';
  };

  return {
    /** Handles a raw callback. Throws NOT_FOUND, SUPPLIER_SIGNATURE, RATE_LIMITED, BAD_REQUEST. */
    async receive(name: string, headers: IncomingHttpHeaders, body: Buffer, ip: string): Promise<Verdict> {
      const supplier = suppliers.outside.get(name);
      if (!supplier) throw new AppError('NOT_FOUND');
      const parsed = supplier.parseCallback(headers, body);
      if ('ping' in parsed) return 'ping';
      if ('reference' in parsed) return apply(name, parsed.reference, parsed.outcome);
      if (parsed.refused === 'signature') await quota.spendAddress(unsignedCallback('supplier'), ip);
      const text =
        parsed.refused === 'signature'
          ? `Callback ${name} datang dengan tanda tangan yang salah. Tidak ada pesanan yang berubah.`
          : `Callback ${name} bertanda tangan benar, tetapi isinya tidak dikenal. Tidak ada pesanan yang berubah.`;
      await notice.notify(database.db, { kind: `supplier_${parsed.refused}`, ref: name, text });
      throw new AppError(parsed.refused === 'signature' ? 'SUPPLIER_SIGNATURE' : 'BAD_REQUEST');
    },
  };
}
