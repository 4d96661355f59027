import { useFacts } from '../../../../admin/web/session/facts';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { Notice } from '../../../../ui/plain/notice';
import { SkeletonCard } from '../../../../ui/skeleton';
import { listTiers } from '../../contract';
import { copy } from './copy';
import { OwnTier } from './own-tier';
import styles from './tier.module.css';
import { TierCard } from './tier-card';

const TierPage = () => {
  const { profile } = useFacts();
  const { data, error, refetch } = useCall(listTiers, {});
  // Progress arrives as notifications, a new tier with the facts.
  useLive('notification', () => void refetch());
  useLive('resync', () => void refetch());
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<Waiting />}>
        {({ tiers, progress }) => (
          <div className={layout.stack5}>
            {progress ? (
              <OwnTier tiers={tiers} progress={progress} />
            ) : (
              <Notice tone="quiet">{copy.hidden}</Notice>
            )}
            <section aria-labelledby="all-tiers">
              <h2 id="all-tiers" className={styles.section}>
                {copy.all}
              </h2>
              <ul className={styles.tiers}>
                {tiers.map((tier) => (
                  <TierCard key={tier.id} tier={tier} isOwn={tier.id === profile.tier} />
                ))}
              </ul>
            </section>
            <section aria-labelledby="tier-rules">
              <h2 id="tier-rules" className={styles.section}>
                {copy.rulesTitle}
              </h2>
              <ul className={styles.rules}>
                {copy.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </section>
          </div>
        )}
      </LoadState>
    </>
  );
};

export default TierPage;

const Waiting = () => (
  <div className={layout.stack5}>
    <SkeletonCard height={200} />
    <div className={styles.tiers}>
      <SkeletonCard height={420} />
      <SkeletonCard height={420} />
      <SkeletonCard height={420} />
      <SkeletonCard height={420} />
    </div>
  </div>
);
