import { BadgeCheck, CircleCheck, Medal, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import { useKnownPath } from '../../api/known-path';
import type { Tier, TierProgress } from '../../core/contract/tier';
import { date } from '../../core/format/date';
import { actions } from '../../core/text/actions';
import card from '../../ui/card.module.css';
import { Face } from '../../ui/face';
import { Money } from '../../ui/money';
import { buttonClass } from '../../ui/plain/button-class';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';
import styles from './own-tier.module.css';

interface OwnTierProps {
  tiers: Tier[];
  progress: TierProgress;
}

const DAY = 86_400_000;
/** Days before the end of a tier from which it is told, as the server's own warning. */
const WARNING_DAYS = 7;

/** The partner's tier, how far the next one is, and what would take it there. */
export const OwnTier = ({ tiers, progress }: OwnTierProps) => {
  const tierOf = (id: string | undefined) => tiers.find((tier) => tier.id === id);
  const own = tierOf(progress.tier_id);
  const next = tierOf(progress.next?.tier_id);
  const fit = tierOf(progress.fit_id);
  if (!own) return null;
  /** What the next tier asks for, or the own one where there is none above it. */
  const asked = (next ?? own).min_topup_30d;
  return (
    <section className={styles.own} aria-label={copy.yours}>
      {fit && <Warning own={own} fit={fit} progress={progress} />}
      <div className={styles.standing}>
        <Face className={styles.face}>
          <p className={styles.faceLabel}>{copy.yours}</p>
          <p className={styles.faceName}>
            <Medal size={28} aria-hidden="true" />
            {own.name}
          </p>
          <p className={styles.faceUntil}>
            {progress.valid_until ? copy.until(lastDay(progress.valid_until)) : copy.noEnd}
          </p>
        </Face>
        <div className={`${card.card} ${styles.progress}`}>
          <p className={styles.quiet}>{copy.volume}</p>
          <p>
            <Money amount={progress.topup_30d} size={26} />
            {asked > 0 && (
              <span className={styles.quiet}>
                {' '}
                {copy.of} <Money amount={asked} tone="quiet" />
              </span>
            )}
          </p>
          {next ? <Way next={next} progress={progress} /> : <Top own={own} progress={progress} />}
        </div>
      </div>
    </section>
  );
};

/** The day that is whole inside the validity. */
const lastDay = (validUntil: string): string => date(new Date(Date.parse(validUntil) - 1).toISOString());

const Warning = ({ own, fit, progress }: { own: Tier; fit: Tier; progress: TierProgress }) => {
  const { valid_until, evaluated_at } = progress;
  if (!valid_until || fit.level >= own.level) return null;
  if (Date.parse(valid_until) - Date.parse(evaluated_at) > WARNING_DAYS * DAY) return null;
  return <Notice>{copy.warning(own.name, lastDay(valid_until), fit.name)}</Notice>;
};

/** A tier that was reached holds for a while; what it asks for may be missing all the same. */
const Top = ({ own, progress }: { own: Tier; progress: TierProgress }) => {
  const isKnown = useKnownPath();
  const missing = own.min_topup_30d - progress.topup_30d;
  return (
    <>
      <p className={styles.top}>
        <CircleCheck size={18} aria-hidden="true" />
        {copy.top}
      </p>
      {progress.valid_until && missing > 0 && (
        <>
          <h2 className={styles.missing}>{copy.toStay(own.name, lastDay(progress.valid_until))}</h2>
          <ul>
            <MissingTopup amount={missing} isKnown={isKnown} />
          </ul>
        </>
      )}
    </>
  );
};

const MissingTopup = ({ amount, isKnown }: { amount: number; isKnown: (path: string) => boolean }) => (
  <Missing
    icon={<Wallet size={18} aria-hidden="true" />}
    what={
      <>
        {copy.missingTopup} <Money amount={amount} />
      </>
    }
    act={isKnown('/topup/form') ? { to: '/topup/form', label: actions.topUp } : undefined}
  />
);

const Way = ({ next, progress }: { next: Tier; progress: TierProgress }) => {
  const { profile } = useFacts();
  const isKnown = useKnownPath();
  const percent = percentOf(progress.topup_30d, next.min_topup_30d);
  const missing = progress.next;
  return (
    <>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={copy.toNext(percent, next.name)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.quiet}>{copy.toNext(percent, next.name)}</p>
      {missing && (missing.missing_topup > 0 || missing.missing_kyc) ? (
        <>
          <h2 className={styles.missing}>{copy.missing(next.name)}</h2>
          <ul>
            {missing.missing_topup > 0 && <MissingTopup amount={missing.missing_topup} isKnown={isKnown} />}
            {missing.missing_kyc && (
              <Missing
                icon={<BadgeCheck size={18} aria-hidden="true" />}
                what={copy.missingKyc}
                act={
                  isKnown('/kyc')
                    ? { to: '/kyc', label: profile.kyc_pending ? copy.pendingKyc : copy.completeKyc }
                    : undefined
                }
              />
            )}
          </ul>
        </>
      ) : (
        <p>{copy.nothingMissing}</p>
      )}
    </>
  );
};

/** Never full before it is: a rupiah short is short. */
const percentOf = (volume: number, needed: number): number =>
  needed === 0 ? 100 : Math.min(100, Math.floor((volume / needed) * 100));

interface MissingProps {
  icon: ReactNode;
  what: ReactNode;
  act: { to: string; label: string } | undefined;
}

const Missing = ({ icon, what, act }: MissingProps) => (
  <li className={styles.lack}>
    <span className={styles.lackIcon}>{icon}</span>
    <span className={styles.lackWords}>{what}</span>
    {act && (
      <Link to={act.to} className={buttonClass({ tone: 'soft', size: 'small' })}>
        {act.label}
      </Link>
    )}
  </li>
);
