import { lazy, Suspense } from 'react';
import { SkeletonList } from '../../ui/skeleton';
import { copy } from './copy';
import type { WithdrawDoor } from './door';

const Withdrawals = lazy(() => import('./withdrawals'));
const Accounts = lazy(() => import('../bank-account/accounts'));

/** Tabs of a purse's owner, behind what the page shows first. */
export const wayOutTabs = [
  { value: 'penarikan', label: copy.withdrawals },
  { value: 'rekening', label: 'Rekening' },
] as const;

interface WayOutTabProps {
  tab: (typeof wayOutTabs)[number]['value'];
  door: WithdrawDoor;
}

/** What left the purse, or the accounts that it may go to. */
export const WayOutTab = ({ tab, door }: WayOutTabProps) => (
  <Suspense fallback={<SkeletonList rows={3} />}>
    {tab === 'penarikan' ? <Withdrawals door={door} /> : <Accounts />}
  </Suspense>
);
