import { BadgeCheck, CircleCheck, Medal, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { date } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import card from '../../../../ui/card.module.css';
import { Face } from '../../../../ui/face';
import layout from '../../../../ui/layout.module.css';
import { Money } from '../../../../ui/money';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import text from '../../../../ui/text.module.css';
import type { Tier, TierProgress } from '../../contract';
import { copy } from './copy';
import styles from './own-tier.module.css';

const DAY = 86_400_000;
/** Days before expiry from which a warning is shown, as on the server. */
const WARNING_DAYS = 7;

export const OwnTier = ({ tiers, progress }: { tiers: Tier[]; progress: TierProgress }) => {
  const tierOf = (id: string | undefined) => tiers.find((tier) => tier.id === id);
  const own = tierOf(progress.tier_id);
  const next = tierOf(progress.next?.tier_id);
  const fit = tierOf(progress.stay?.fit_id);
  if (!own) return null;
  return (
    <section className={layout.stack5} aria-label={copy.yours}>
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
          <p className={text.faint}>{copy.volume}</p>
          <p>
            <Money amount={progress.topup_30d} size={26} />
            {next && next.min_topup_30d > 0 && (
              <span className={text.faint}>
                {' '}
                {copy.of} <Money amount={next.min_topup_30d} tone="quiet" />
              </span>
            )}
          </p>
          {next ? (
            <Way next={next} progress={progress} />
          ) : (
            <p className={styles.top}>
              <CircleCheck size={18} aria-hidden="true" />
              {copy.top}
            </p>
          )}
          <Stay own={own} progress={progress} />
        </div>
      </div>
    </section>
  );
};

const lastDay = (validUntil: string): string => date(new Date(Date.parse(validUntil) - 1).toISOString());

const Warning = ({ own, fit, progress }: { own: Tier; fit: Tier; progress: TierProgress }) => {
  const { valid_until, evaluated_at } = progress;
  if (!valid_until || fit.level >= own.level) return null;
  if (Date.parse(valid_until) - Date.parse(evaluated_at) > WARNING_DAYS * DAY) return null;
  return <Notice>{copy.warning(own.name, lastDay(valid_until), fit.name)}</Notice>;
};

/** Top-ups of the 30 days before that day decide whether the tier is kept. */
const Stay = ({ own, progress }: { own: Tier; progress: TierProgress }) => {
  const { stay, valid_until, evaluated_at } = progress;
  if (!stay || !valid_until) return null;
  const isLater = Date.parse(stay.counted_from) > Date.parse(evaluated_at);
  return (
    <>
      <h2 className={styles.missing}>{copy.toStay(own.name, lastDay(valid_until))}</h2>
      <p className={text.faint}>
        {isLater ? (
          copy.countedLater(date(stay.counted_from))
        ) : (
          <>
            {copy.countedFrom(date(stay.counted_from))} <Money amount={stay.counted} />
          </>
        )}
      </p>
      {stay.missing_topup > 0 || stay.missing_kyc ? (
        <MissingList missing={stay} isLater={isLater} />
      ) : (
        <p>{copy.stays}</p>
      )}
    </>
  );
};

interface MissingListProps {
  missing: { missing_topup: number; missing_kyc: boolean };
  /** A top up of today would not count. */
  isLater?: boolean;
}

const MissingList = ({ missing, isLater = false }: MissingListProps) => {
  const { profile } = useFacts();
  const isKnown = useKnownPath();
  return (
    <ul>
      {missing.missing_topup > 0 && (
        <Missing
          icon={<Wallet size={18} aria-hidden="true" />}
          what={
            <>
              {isLater ? copy.neededTopup : copy.missingTopup} <Money amount={missing.missing_topup} />
            </>
          }
          action={
            !isLater && isKnown('/topup/form') ? { to: '/topup/form', label: actions.topUp } : undefined
          }
        />
      )}
      {missing.missing_kyc && (
        <Missing
          icon={<BadgeCheck size={18} aria-hidden="true" />}
          what={copy.missingKyc}
          action={
            isKnown('/kyc')
              ? { to: '/kyc', label: profile.kyc_pending ? copy.pendingKyc : copy.completeKyc }
              : undefined
          }
        />
      )}
    </ul>
  );
};

const Way = ({ next, progress }: { next: Tier; progress: TierProgress }) => {
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
      <p className={text.faint}>{copy.toNext(percent, next.name)}</p>
      {missing && (missing.missing_topup > 0 || missing.missing_kyc) ? (
        <>
          <h2 className={styles.missing}>{copy.missing(next.name)}</h2>
          <MissingList missing={missing} />
        </>
      ) : (
        <p>{copy.nothingMissing}</p>
      )}
    </>
  );
};

/** Rounded down, so that it shows 100 only when complete. */
const percentOf = (volume: number, needed: number): number =>
  needed === 0 ? 100 : Math.min(100, Math.floor((volume / needed) * 100));

interface MissingProps {
  icon: ReactNode;
  what: ReactNode;
  action: { to: string; label: string } | undefined;
}

const Missing = ({ icon, what, action }: MissingProps) => (
  <li className={styles.lack}>
    <span className={styles.lackIcon}>{icon}</span>
    <span className={styles.lackWords}>{what}</span>
    {action && (
      <ButtonLink to={action.to} tone="soft" size="small">
        {action.label}
      </ButtonLink>
    )}
  </li>
);
