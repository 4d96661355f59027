import { rupiah } from '../../../../core/format/money';
import type { OwnLimits } from '../../contract/own-limits';
import { limitText } from '../../text/sub-account-limit';

export function ownLimitTexts({ order, day, month, categories, hours }: OwnLimits): string[] {
  return [
    ...(day ? [spendingText('hari ini', day)] : []),
    ...(month ? [spendingText('bulan ini', month)] : []),
    ...(order === null ? [] : [`Batas satu pesanan ${rupiah(order)}.`]),
    ...((order ?? day ?? month) ? ['Di atas batas itu, pesanan menunggu persetujuan pemilik.'] : []),
    ...(categories ? [categoryText(categories.map(({ name }) => name))] : []),
    ...(hours ? [`Dapat membeli pukul ${hours.start}–${hours.end} WIB.`] : []),
  ];
}

const categoryText = (names: string[]): string =>
  names.length > 0 ? `Hanya kategori ${names.join(', ')}.` : 'Kategori yang boleh Anda beli sudah tidak ada.';

/** Null if the category is allowed. */
export const closedCategoryText = ({ categories }: OwnLimits, category: string): string | null =>
  categories && !categories.some(({ id }) => id === category) ? limitText({ rule: 'category' }) : null;

const spendingText = (when: string, { limit, left }: NonNullable<OwnLimits['day']>): string =>
  left === null
    ? `Batas ${when} ${rupiah(limit)}.`
    : `Sisa batas ${when} ${rupiah(left)} dari ${rupiah(limit)}.`;

/**
 * Need of the owner's approval for an order; `maybe`: a limit counts its cost, which this person is not
 * shown.
 */
export type ApprovalNeed = 'no' | 'maybe' | 'yes';

export function approvalNeedOf(limits: OwnLimits, total: number, seesCost: boolean): ApprovalNeed {
  const most = mostOf(limits);
  if (most === null || total <= most) return 'no';
  return seesCost ? 'yes' : 'maybe';
}

/** The first limit that orders of these costs pass together, in words; null if none. */
export function passedLimitText({ order, day, month }: OwnLimits, amounts: readonly number[]): string | null {
  if (order !== null && amounts.some((amount) => amount > order)) {
    return limitText({ rule: 'order', limit: order, left: order });
  }
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  for (const [rule, spending] of [
    ['day', day],
    ['month', month],
  ] as const) {
    const left = spending?.left ?? Number.POSITIVE_INFINITY;
    if (spending && total > left) return limitText({ rule, limit: spending.limit, left });
  }
  return null;
}

/** Maximum of the next order in rupiah; null without a limit. */
export function mostOf({ order, day, month }: OwnLimits): number | null {
  const limits = [order, day?.left ?? day?.limit ?? null, month?.left ?? month?.limit ?? null].filter(
    (limit) => limit !== null,
  );
  return limits.length > 0 ? Math.min(...limits) : null;
}
