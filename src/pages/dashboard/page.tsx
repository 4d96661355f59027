import { useFacts } from '../../api/facts';
import { showsFullDashboard } from '../../core/session/steps';
import { BalanceCard } from './balance-card';
import { copy } from './copy';
import styles from './dashboard.module.css';
import { KycBanner } from './kyc-banner';
import { LastTransactions } from './last-transactions';
import { Recommendations } from './recommendations';
import { SetupCard } from './setup-card';
import { Today } from './today';
import { TopProducts } from './top-products';
import { UnpaidTopups } from './unpaid-topups';
import { useTotals } from './use-totals';

/** /dashboard: what waits for the partner, what there is to spend, and what was bought. */
const DashboardPage = () => {
  const { profile, can } = useFacts();
  const totals = useTotals();
  return (
    <div className={styles.page}>
      <h1 className="sr-only">{copy.title}</h1>
      <KycBanner />
      {!showsFullDashboard(profile) && <SetupCard />}
      <div className={styles.money}>
        <BalanceCard averageSpent={totals.data?.spent_average ?? 0} />
        <Today totals={totals} />
      </div>
      {can('topup').can && <UnpaidTopups />}
      <TopProducts />
      <Recommendations />
      {can('transaction').can && <LastTransactions />}
    </div>
  );
};

export default DashboardPage;
