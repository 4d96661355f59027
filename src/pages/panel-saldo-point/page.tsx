import { useFacts } from '../../api/facts';
import { useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { useMay } from '../../api/use-may';
import { getProfitBalance } from '../../core/contract/profit';
import { profitDoor } from '../../features/withdraw/door';
import { useWayOut } from '../../features/withdraw/use-way-out';
import { WayOutTab, wayOutTabs } from '../../features/withdraw/way-out-tab';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { Segmented } from '../../ui/plain/segmented';
import { SkeletonCard } from '../../ui/skeleton';
import { BalanceCard } from './balance-card';
import { copy } from './copy';
import { Mutations } from './mutations';
import styles from './panel-saldo-point.module.css';
import { useFresh } from './use-fresh';

const tabs = [{ value: 'mutasi', label: copy.mutations }, ...wayOutTabs] as const;
const names = ['tab', 'search', 'type', 'from', 'to'] as const;
type Tab = (typeof tabs)[number]['value'];

const PanelSaldoPointPage = () => {
  const { profile } = useFacts();
  const withdraws = useMay('panel.saldo_profit.action');
  const isOwner = profile.role === 'owner';
  const mayWithdraw = isOwner && withdraws.can;
  const [state, change] = useQueryState(names);
  const tab: Tab = (isOwner && tabs.find(({ value }) => value === state.tab)?.value) || 'mutasi';
  const { data, error, refetch } = useCall(getProfitBalance);
  useFresh(data);
  const wayOut = useWayOut(profitDoor, data);

  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      {mayWithdraw && wayOut.notice}
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonCard height={196} />}>
        {(profit) => <BalanceCard profit={profit}>{mayWithdraw && wayOut.button}</BalanceCard>}
      </LoadState>
      {isOwner && (
        <div className={styles.tabs}>
          <Segmented<Tab>
            look="tabs"
            label={copy.tabs}
            options={[...tabs]}
            value={tab}
            // Filters of one tab do not apply to another.
            onChange={(next) =>
              change({ tab: next, search: undefined, type: undefined, from: undefined, to: undefined })
            }
          />
        </div>
      )}
      {tab === 'mutasi' ? <Mutations /> : <WayOutTab tab={tab} door={profitDoor} />}
      {wayOut.dialog}
    </>
  );
};

export default PanelSaldoPointPage;
