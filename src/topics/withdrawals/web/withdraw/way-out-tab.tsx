import { lazy, Suspense } from 'react';
import { SkeletonList } from '../../../../ui/skeleton';
import type { WithdrawalSource } from './access';
import { copy } from './copy';

const Withdrawals = lazy(() => import('./withdrawals'));
const Accounts = lazy(() => import('../../../bank-accounts/web/bank-account/accounts'));

export const wayOutTabs = [
  { value: 'penarikan', label: copy.withdrawals },
  { value: 'rekening', label: 'Rekening' },
] as const;

interface WayOutTabProps {
  tab: (typeof wayOutTabs)[number]['value'];
  source: WithdrawalSource;
}

export const WayOutTab = ({ tab, source }: WayOutTabProps) => (
  <Suspense fallback={<SkeletonList rows={3} />}>
    {tab === 'penarikan' ? <Withdrawals source={source} /> : <Accounts />}
  </Suspense>
);
