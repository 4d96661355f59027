import { ChevronRight, FileClock, ShieldAlert, ShieldX } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { useMay } from '../../../../admin/web/session/use-may';
import type { Profile } from '../../../../core/contract/profile';
import { actions } from '../../../../core/text/actions';
import { Below } from '../../../../platform/web/first-view/below';
import { useLive } from '../../../../platform/web/live-events';
import { removeStored, writeStored } from '../../../../platform/web/storage';
import { lastReadAt } from '../../../../platform/web/transport';
import { useCall, useQuietCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { EmptyState } from '../../../../ui/empty-state';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { onServerClock } from '../../../../ui/server-clock';
import { SkeletonCard, SkeletonList } from '../../../../ui/skeleton';
import { showsFullDashboard } from '../../../onboarding/domain';
import { lastTransactionsQuery, listTransactions } from '../../../orders/contract/transaction-list';
import { TransactionCard } from '../../../orders/web/transaction-card';
import { listTopups, unpaidQuery } from '../../../topup/contract/topup-list';
import { BalanceCard } from './balance-card';
import { copy } from './copy';
import styles from './dashboard.module.css';
import { Quiet } from './quiet';
import { Recommendations } from './recommendations';
import { Today } from './today';
import { TopProducts } from './top-products';
import { UnpaidTopups } from './unpaid-topups';
import { useTotals } from './use-totals';

function useRememberSeen(): void {
  const { profile, balance } = useFacts();
  const mayRead = { transactions: useMay('transaction').can, topups: useMay('topup').can };
  const transactions = useQuietCall(
    listTransactions,
    { query: lastTransactionsQuery },
    { enabled: mayRead.transactions },
  );
  const topups = useQuietCall(listTopups, { query: unpaidQuery }, { enabled: mayRead.topups });

  useEffect(() => {
    const at = lastReadAt();
    // Removes the stored data of people who may no longer see the balance.
    if (balance.main === null) return removeStored('last-seen');
    const isRead = (transactions || !mayRead.transactions) && (topups || !mayRead.topups);
    if (!at || !isRead) return;
    writeStored('last-seen', {
      at: onServerClock(at),
      name: profile.name,
      balance: balance.main,
      transactions: (transactions ?? []).map(
        ({ id, code, product_name, item_name, date, selling_total, status, refunded }) => ({
          id,
          code,
          product_name,
          item_name,
          date,
          selling_total,
          status,
          refunded,
        }),
      ),
      topups: (topups ?? []).map(({ id, code, method_name, invoice_paid_amount, expires_at }) => ({
        id,
        code,
        method_name,
        invoice_paid_amount,
        expires_at,
      })),
    });
  }, [mayRead.transactions, mayRead.topups, profile.name, balance.main, transactions, topups]);
}

const LastTransactions = () => {
  const mayBuy = useMay('product.order').can;
  const call = useCall(listTransactions, { query: lastTransactionsQuery });
  useLive('transaction', () => void call.refetch());
  useLive('resync', () => void call.refetch());
  return (
    <Quiet
      call={call}
      skeleton={
        <div className={`${card.card} ${card.padded}`}>
          <SkeletonList rows={10} />
        </div>
      }
    >
      {(rows) => (
        <section className={styles.last} aria-labelledby="last-transactions">
          <div className={styles.lastHead}>
            <h2 id="last-transactions">{copy.last}</h2>
            <Link to="/list-transaction">{actions.showAll}</Link>
          </div>
          {rows.length === 0 ? (
            <EmptyState
              title={copy.noLast}
              hint={copy.noLastHint}
              action={mayBuy && <ButtonLink to="/product/data">{actions.buyProduct}</ButtonLink>}
            />
          ) : (
            rows.map((row) => <TransactionCard key={row.id} transaction={row} />)
          )}
        </section>
      )}
    </Quiet>
  );
};

const banners = {
  missing: {
    tone: 'wait',
    icon: ShieldAlert,
    to: '/kyc-form',
    way: actions.completeNow,
    variant: 'accent',
  },
  pending: { tone: 'run', icon: FileClock },
  rejected: { tone: 'bad', icon: ShieldX, to: '/kyc', way: actions.showDetail, variant: 'quiet' },
} as const;

/** State of the KYC (specification 4); null once verified, and when it is unknown. */
const stateOf = (profile: Profile): keyof typeof banners | null => {
  if (profile.kyc_verified) return null;
  if (profile.kyc_pending) return 'pending';
  if (profile.kyc_reject) return 'rejected';
  return profile.kyc_verified === false ? 'missing' : null;
};

const KycBanner = () => {
  const isKnown = useKnownPath();
  const state = stateOf(useFacts().profile);
  if (!state) return null;
  const banner = banners[state];
  const Picture = banner.icon;
  return (
    <Notice
      tone={banner.tone}
      icon={<Picture size={20} aria-hidden="true" />}
      action={
        'to' in banner &&
        isKnown(banner.to) && (
          <ButtonLink to={banner.to} tone={banner.variant} size="small">
            {banner.way}
            <ChevronRight size={16} aria-hidden="true" />
          </ButtonLink>
        )
      }
    >
      {copy.kyc[state]}
    </Notice>
  );
};

const OnboardingView = lazy(() => import('./onboarding/onboarding-view'));

/** /dashboard has one of two views (specification 2). */
const DashboardPage = () => {
  const { profile } = useFacts();
  const transactions = useMay('transaction');
  const topups = useMay('topup');
  const { totals, charts } = useTotals();
  useRememberSeen();
  const isSetUp = showsFullDashboard(profile);
  const money = (
    <div className={styles.money} data-tour="balance">
      <BalanceCard />
      <Today totals={totals} charts={charts} />
    </div>
  );
  return (
    <div className={styles.page}>
      <h1 className="sr-only">{copy.title}</h1>
      <KycBanner />
      {isSetUp && money}
      {topups.can && <UnpaidTopups quietly={!isSetUp} />}
      {isSetUp ? (
        <FullView mayRead={transactions.can} />
      ) : (
        <Suspense fallback={<SkeletonCard height={360} />}>
          <OnboardingView money={money} />
        </Suspense>
      )}
    </div>
  );
};

export default DashboardPage;

const FullView = ({ mayRead }: { mayRead: boolean }) => (
  <>
    <Below height="100vh">
      <TopProducts />
      <Recommendations />
    </Below>
    {mayRead && (
      <Below height="100vh" after={2}>
        <LastTransactions />
      </Below>
    )}
  </>
);
