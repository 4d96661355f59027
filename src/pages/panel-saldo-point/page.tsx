import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useFacts } from '../../api/facts';
import { useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { useMay } from '../../api/use-may';
import { getProfitBalance } from '../../core/contract/profit';
import { type SentWish, useLostWithdrawal } from '../../layout/withdraw/use-lost-withdrawal';
import { LoadState } from '../../ui/load-state';
import { useOpenHere } from '../../ui/open-here';
import { PageHead } from '../../ui/page-head';
import { Button } from '../../ui/plain/button';
import { Segmented } from '../../ui/plain/segmented';
import { SkeletonCard } from '../../ui/skeleton';
import { Accounts } from './accounts/accounts';
import { BalanceCard } from './balance-card';
import { copy } from './copy';
import { Mutations } from './mutations';
import styles from './panel-saldo-point.module.css';
import { useFresh } from './use-fresh';
import { LostNotice } from './withdraw/lost-notice';
import { WithdrawDialog } from './withdraw/withdraw-dialog';
import { Withdrawals } from './withdrawals';

const tabs = [
  { value: 'mutasi', label: copy.mutations },
  { value: 'penarikan', label: copy.withdrawals },
  { value: 'rekening', label: copy.accounts },
] as const;
const names = ['tab', 'search', 'type', 'from', 'to'] as const;
type Tab = (typeof tabs)[number]['value'];

/** /panel/saldo-point/data: what the panel earned, how much of it may leave, and where it went. */
const PanelSaldoPointPage = () => {
  const { profile } = useFacts();
  const withdraws = useMay('panel.saldo_profit.action');
  const isOwner = profile.role === 'owner';
  const mayWithdraw = isOwner && withdraws.can;
  const [state, change] = useQueryState(names);
  const tab: Tab = (isOwner && tabs.find(({ value }) => value === state.tab)?.value) || 'mutasi';
  const { data, error, refetch } = useCall(getProfitBalance);
  useFresh(data);
  const lost = useLostWithdrawal();
  const [asked, ask] = useOpenHere<{ again?: SentWish }>('path');
  const [count, setCount] = useState(0);
  const open = (again?: SentWish) => {
    setCount(count + 1);
    ask(again ? { again } : {});
  };

  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      {mayWithdraw && <LostNotice lost={lost} onResend={open} />}
      <LoadState
        data={data}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonCard height={196} />}
      >
        {(profit) => (
          <BalanceCard profit={profit}>
            {mayWithdraw && (
              <Button
                tone="accent"
                icon={<Banknote size={18} />}
                disabled={lost.isOpen}
                onClick={() => open()}
              >
                {copy.withdraw}
              </Button>
            )}
          </BalanceCard>
        )}
      </LoadState>
      {isOwner && (
        <div className={styles.tabs}>
          <Segmented<Tab>
            look="tabs"
            label={copy.tabs}
            options={[...tabs]}
            value={tab}
            // What one tab was narrowed to says nothing in another.
            onChange={(next) =>
              change({ tab: next, search: undefined, type: undefined, from: undefined, to: undefined })
            }
          />
        </div>
      )}
      {tab === 'mutasi' && <Mutations />}
      {tab === 'penarikan' && <Withdrawals />}
      {tab === 'rekening' && <Accounts />}
      {asked && data && (
        <WithdrawDialog
          key={count}
          profit={data}
          {...(asked.again && { again: asked.again })}
          lost={lost}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
};

export default PanelSaldoPointPage;
