import { History } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFacts, useModel } from '../../api/facts';
import { useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { getReferral } from '../../core/contract/referral';
import { resourceOf } from '../../core/schema/compile';
import { commissionDoor } from '../../features/withdraw/door';
import { useWayOut } from '../../features/withdraw/use-way-out';
import { WayOutTab, wayOutTabs } from '../../features/withdraw/way-out-tab';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { Segmented } from '../../ui/plain/segmented';
import { SkeletonCard, SkeletonList } from '../../ui/skeleton';
import { copy } from './copy';
import { Figures } from './figures';
import styles from './referral.module.css';
import { Share } from './share';
import { Terms } from './terms';
import { useFresh } from './use-fresh';

/** Its list components are large and used by no other part of this page. */
const Partners = lazy(() => import('./partners'));

const tabs = [{ value: 'mitra', label: copy.list }, ...wayOutTabs] as const;
const names = ['tab'] as const;
type Tab = (typeof tabs)[number]['value'];

const ReferralPage = () => {
  const { paths } = resourceOf(useModel(), 'referral-mutation');
  const { role, is_referral_feature } = useFacts().profile;
  const isOwner = role === 'owner';
  const [state, change] = useQueryState(names);
  const tab: Tab = (isOwner && tabs.find(({ value }) => value === state.tab)?.value) || 'mitra';
  const { data, error, refetch } = useCall(getReferral);
  useFresh();
  const wayOut = useWayOut(
    commissionDoor,
    data && { available: Math.max(0, data.balance), total: data.balance },
  );

  return (
    <>
      <PageHead
        title={copy.title}
        hint={copy.hint}
        extra={
          paths.list && (
            <ButtonLink tone="quiet" to={paths.list}>
              <History size={18} aria-hidden="true" />
              {copy.history}
            </ButtonLink>
          )
        }
      />
      {isOwner && wayOut.notice}
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<Waiting />}>
        {(referral) => (
          <div className={styles.page}>
            {!is_referral_feature && <Notice>{copy.off}</Notice>}
            <Figures referral={referral}>{isOwner && wayOut.button}</Figures>
            <div className={styles.beside}>
              {is_referral_feature && <Share referral={referral} />}
              <Terms referral={referral} />
            </div>
          </div>
        )}
      </LoadState>
      <div className={styles.lists}>
        {isOwner && (
          <Segmented<Tab>
            look="tabs"
            label={copy.tabs}
            options={[...tabs]}
            value={tab}
            onChange={(next) => change({ tab: next })}
          />
        )}
        {tab === 'mitra' ? (
          <Suspense fallback={<SkeletonList rows={3} />}>
            <Partners link={data?.link} />
          </Suspense>
        ) : (
          <WayOutTab tab={tab} door={commissionDoor} />
        )}
      </div>
      {wayOut.dialog}
    </>
  );
};

const Waiting = () => (
  <div className={styles.page}>
    <SkeletonCard height={176} />
    <SkeletonCard height={360} />
    <SkeletonCard height={280} />
  </div>
);

export default ReferralPage;
