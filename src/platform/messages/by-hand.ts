import type { Db } from '../db/client';
import { AppError } from '../http/app-error';
import type { Quota, QuotaService } from '../quota/service';

/** Limit of manual messages about one order or to one member: each costs money and reaches a phone. */
const BY_HAND: Quota = { kind: 'message-by-hand', most: 5, seconds: 86_400, gap: 60 };

export async function countByHand(
  quota: Pick<QuotaService, 'allowsIn'>,
  tx: Db,
  subject: string,
): Promise<void> {
  if (!(await quota.allowsIn(tx, BY_HAND, subject))) throw new AppError('MESSAGE_LIMIT');
}
