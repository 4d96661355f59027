import { BALANCE_METHOD } from '../../../src/core/contract/storefront';
import { methodRefusal, type PaymentMethodFacts } from '../../../src/core/storefront/payment';
import { MEMBER_BALANCE } from '../../../src/core/text/panel-order';
import type { Db } from '../../db/client';
import { AppError } from '../../http/app-error';
import { liveRecord } from './record-store';
import type { Live, MethodData } from './records';

/** A way to pay as an order keeps it. */
export interface ChosenMethod extends PaymentMethodFacts {
  id: string | null;
  name: string;
  useUniqueCode: boolean;
  /** Milliseconds for paying (domain 3.6). */
  payWithin: number;
}

const MINUTE = 60_000;
const PAY_WITHIN: Record<string, number> = { qris: 30 * MINUTE, ewallet: 15 * MINUTE };
const A_DAY = 24 * 60 * MINUTE;

export const methodFacts = ({ id, data }: Live<MethodData>): ChosenMethod => ({
  ...data,
  id,
  name: data.display_name,
  fee_bearer: data.fee_bearer ?? 'shop',
  is_active: data.is_active ?? false,
  useUniqueCode: data.source === 'manual' && (data.use_unique_code ?? false),
  payWithin: PAY_WITHIN[data.group] ?? A_DAY,
});

const balance: ChosenMethod = {
  id: null,
  name: MEMBER_BALANCE,
  source: 'balance',
  group: 'balance',
  fee_bearer: 'shop',
  is_active: true,
  useUniqueCode: false,
  payWithin: 0,
};

/** Throws METHOD_UNKNOWN: of another shop, gone, or a member's balance without a member. */
export async function methodOf(
  db: Db,
  partnerId: string,
  wanted: string,
  isMember: boolean,
): Promise<ChosenMethod> {
  if (wanted === BALANCE_METHOD) {
    if (!isMember) throw new AppError('METHOD_UNKNOWN');
    return balance;
  }
  const found = await liveRecord(db, partnerId, 'payment-method', wanted);
  if (!found) throw new AppError('METHOD_UNKNOWN');
  return methodFacts(found);
}

/** Throws METHOD_UNKNOWN, METHOD_CLOSED, METHOD_BELOW_MIN, METHOD_ABOVE_MAX. */
export function checkMethod(method: ChosenMethod, total: number, now: number): void {
  const refusal = methodRefusal(method, total, now);
  if (!refusal) return;
  const { reason, ...details } = refusal;
  const codes = {
    inactive: 'METHOD_UNKNOWN',
    closed: 'METHOD_CLOSED',
    below: 'METHOD_BELOW_MIN',
    above: 'METHOD_ABOVE_MAX',
  } as const;
  throw new AppError(codes[reason], details);
}
