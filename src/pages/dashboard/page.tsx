import { lazy, Suspense } from 'react';
import { useFacts } from '../../api/facts';
import { useMay } from '../../api/use-may';
import { showsFullDashboard } from '../../core/session/steps';
import { Below } from '../../features/first-view/below';
import { SkeletonCard } from '../../ui/skeleton';
import { BalanceCard } from './balance-card';
import { copy } from './copy';
import styles from './dashboard.module.css';
import { KycBanner } from './kyc-banner';
import { LastTransactions } from './last-transactions';
import { Recommendations } from './recommendations';
import { Today } from './today';
import { TopProducts } from './top-products';
import { UnpaidTopups } from './unpaid-topups';
import { useRememberSeen } from './use-remember-seen';
import { useTotals } from './use-totals';

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
