import { useQueryClient } from '@tanstack/react-query';
import { useFacts } from '../../api/facts';
import { useLive } from '../../api/live-events';
import { callKey, useQuietCall } from '../../api/use-call';
import { useGathered } from '../../api/use-gathered';
import { getOwnLimits } from '../../core/contract/own-limits';
import { rupiah } from '../../core/format/money';
import { Notice } from '../../ui/plain/notice';
import { closedCategoryText, mostOf, ownLimitTexts } from './own-limit-texts';
import styles from './summary.module.css';

const useOwnLimits = () => {
  const { role } = useFacts().profile;
  return useQuietCall(getOwnLimits, {}, { enabled: role === 'sub' });
};

/** Refreshes the limits after a purchase, a refund or a refusal. */
export function useOwnLimitsAnew(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries(callKey(getOwnLimits));
}

export const OwnLimitsNotice = ({ category }: { category: string }) => {
  const limits = useOwnLimits();
  const soon = useGathered(useOwnLimitsAnew());
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

export const OwnLimitLine = ({ category }: { category: string }) => {
  const limits = useOwnLimits();
  const most = limits ? mostOf(limits) : null;
  const text =
    (limits && closedCategoryText(limits, category)) ?? (most === null ? null : `Batas Anda ${rupiah(most)}`);
  return text && <p className={styles.barLimit}>{text}</p>;
};
