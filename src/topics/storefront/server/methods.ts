import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { MEMBER_BALANCE } from '../../panel-orders/text/panel-order';
import { gatewayMethods } from '../../payments/server/methods';
import { isOn } from '../../shops/domain/is-on';
import { methodRefusal, narrowed, type PaymentMethodFacts } from '../../shops/domain/payment';
import { liveRecord } from '../../shops/server/shop-record/reading';
import type { Live, MethodData } from '../../shops/server/shop-record/records';
import { BALANCE_METHOD } from '../contract/storefront';

export interface ChosenMethod extends PaymentMethodFacts {
  id: string | null;
  name: string;
  /** Code of the gateway's method; null if the shop or a balance collects. */
  code: string | null;
  useUniqueCode: boolean;
  /** Payment deadline in milliseconds (domain 3.6). */
  payWithin: number;
}

const MINUTE = 60_000;
const PAY_WITHIN: Record<string, number> = { qris: 30 * MINUTE, ewallet: 15 * MINUTE };
const A_DAY = 24 * 60 * MINUTE;

/** Group heading; defaults to bank. */
export const groupOf = ({ group }: Pick<MethodData, 'group'>): string => group ?? 'bank';

export const methodFacts = ({ id, data }: Live<MethodData>, outOfOrder: readonly string[]): ChosenMethod => ({
  ...data,
  ...(data.source === 'platform' && atPlatform(data, outOfOrder)),
  id,
  name: data.display_name,
  code: data.source === 'platform' ? data.code : null,
  group: groupOf(data),
  is_active: isOn(data),
  useUniqueCode: data.source === 'manual' && (data.use_unique_code ?? false),
  payWithin: PAY_WITHIN[groupOf(data)] ?? A_DAY,
});

/** Facts of a platform method; an unknown one accepts no payments. */
function atPlatform(data: MethodData, outOfOrder: readonly string[]) {
  const method = gatewayMethods.find(({ code }) => code === data.code);
  return { ...narrowed(data, method ?? {}), is_maintenance: !method || outOfOrder.includes(data.code) };
}

const balance: ChosenMethod = {
  id: null,
  name: MEMBER_BALANCE,
  code: null,
  source: 'balance',
  group: 'balance',
  fee_bearer: 'shop',
  is_active: true,
  useUniqueCode: false,
  payWithin: 0,
};

/** Placeholder before a choice: no fee and no refusal. */
export const NO_METHOD: ChosenMethod = { ...balance, name: '' };

/** Throws METHOD_UNKNOWN: another shop's, deleted, or member balance for a guest. */
export async function methodOf(
  db: Db,
  partnerId: string,
  wanted: string,
  { isMember, outOfOrder }: { isMember: boolean; outOfOrder: readonly string[] },
): Promise<ChosenMethod> {
  if (wanted === BALANCE_METHOD) {
    if (!isMember) throw new AppError('METHOD_UNKNOWN');
    return balance;
  }
  const found = await liveRecord(db, partnerId, 'payment-method', wanted);
  if (!found) throw new AppError('METHOD_UNKNOWN');
  return methodFacts(found, outOfOrder);
}

export function checkMethod(method: ChosenMethod, total: number, now: number): void {
  const refusal = methodRefusal(method, total, now);
  if (!refusal) return;
  const { reason, ...details } = refusal;
  const codes = {
    inactive: 'METHOD_UNKNOWN',
    maintenance: 'METHOD_MAINTENANCE',
    closed: 'METHOD_CLOSED',
    below: 'METHOD_BELOW_MIN',
    above: 'METHOD_ABOVE_MAX',
  } as const;
  throw new AppError(codes[reason], details);
}
