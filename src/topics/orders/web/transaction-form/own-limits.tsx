import { useQueryClient } from '@tanstack/react-query';
import { useFacts } from '../../../../admin/web/session/facts';
import { rupiah } from '../../../../core/format/money';
import { useLive } from '../../../../platform/web/live-events';
import { callKey, useQuietCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { Notice } from '../../../../ui/plain/notice';
import textStyles from '../../../../ui/text.module.css';
import { getOwnLimits } from '../../contract/own-limits';
import { copy } from './copy';
import {
  type ApprovalNeed,
  approvalNeedOf,
  closedCategoryText,
  mostOf,
  ownLimitTexts,
  passedLimitText,
} from './own-limit-texts';

const useOwnLimits = () => {
  const { role } = useFacts().profile;
  return useQuietCall(getOwnLimits, {}, { enabled: role === 'sub' });
};

/**
 * Predicts if an order of this amount waits for the owner; only the server decides what depends on a cost
 * that the person may not see.
 */
export function useApprovalNeed(total: number): ApprovalNeed {
  const limits = useOwnLimits();
  const { main } = useFacts().balance;
  return limits ? approvalNeedOf(limits, total, main !== null) : 'no';
}

/** The limit that these orders pass together, in words; null if none, and for those who may not see cost. */
export function usePassedLimit(amounts: readonly number[]): string | null {
  const limits = useOwnLimits();
  const { main } = useFacts().balance;
  return limits && main !== null ? passedLimitText(limits, amounts) : null;
}

/** Refreshes the limits after a purchase, a refund or a refusal. */
export function useRefreshOwnLimits(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries(callKey(getOwnLimits));
}

export const OwnLimitsNotice = ({ category }: { category: string }) => {
  const limits = useOwnLimits();
  const soon = useGathered(useRefreshOwnLimits());
  useLive('transaction', soon);
  useLive('resync', soon);
  const texts = limits ? ownLimitTexts(limits) : [];
  const closed = limits && closedCategoryText(limits, category);
  return (
    <>
      {closed && <Notice>{closed}</Notice>}
      {texts.length > 0 && <Notice tone="run">{texts.join(' ')}</Notice>}
    </>
  );
};

export const OwnLimitLine = ({ category, approval }: { category: string; approval: ApprovalNeed }) => {
  const limits = useOwnLimits();
  const most = limits ? mostOf(limits) : null;
  const short = approval === 'no' ? most !== null && `Batas Anda ${rupiah(most)}` : copy.approvalShort;
  const text = (limits && closedCategoryText(limits, category)) ?? short;
  return text && <p className={textStyles.small}>{text}</p>;
};
