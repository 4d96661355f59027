import { rupiah } from '../../../../src/core/format/money';
import type { Db } from '../../../db/client';
import type { NoticeService } from '../../ground/notice/service';
import type { PendingOrder } from '../transaction/end-order';
import type { FinalOutcome } from '../transaction/settle';
import type { Supply } from './attempt-store';

/**
 * Notifies the operator in `tx` of an order that cost more than its partner paid, once per item until the
 * notice is seen, because its price or route must be fixed.
 */
export async function tellLoss(
  tx: Db,
  notice: Pick<NoticeService, 'tell'>,
  { sku, code }: Pick<PendingOrder, 'sku' | 'code'>,
  { unit_price }: Pick<Supply, 'unit_price'>,
  { supplier, outcome }: { supplier: string; outcome: FinalOutcome },
): Promise<void> {
  const cost = outcome.told?.price ?? 0;
  if (outcome.state === 'failed' || cost <= unit_price) return;
  const text = `${supplier} memotong ${rupiah(cost)} untuk ${code} (${sku}), mitra membayar ${rupiah(unit_price)}. Periksa harga dan rutenya.`;
  await notice.tell(tx, { kind: 'supplier_loss', ref: sku, text });
}
