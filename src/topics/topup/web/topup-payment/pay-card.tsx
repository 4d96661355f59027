import { useEffect } from 'react';
import type { Payment } from '../../../../core/contract/payment';
import { dateTime } from '../../../../core/format/date';
import { moneyParts } from '../../../../core/format/money';
import { UNIT_SPACE } from '../../../../core/format/number';
import card from '../../../../ui/card.module.css';
import { PaymentTile } from '../../../../ui/payment-tile';
import { spokenLeft, useSecondsLeft } from '../../../../ui/seconds-left';
import type { Topup } from '../../contract/topup';
import { copy } from './copy';
import { CopyBox } from './copy-box';
import { PayTo } from './pay-to';
import styles from './pay-to.module.css';

interface DeadlineProps {
  /** ISO instant. */
  until: string;
  onEnd: () => void;
}

/** Countdown, updated every second and announced once a minute. */
const Deadline = ({ until, onEnd }: DeadlineProps) => {
  const left = useSecondsLeft(Date.parse(until));
  const isOver = left === 0;

  // Only the end itself calls, not a new function handed in afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: onEnd is read when the time is over
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);

  const hours = Math.floor(left / 3_600);
  return (
    <div className={styles.deadline}>
      <span className={styles.deadlineWords}>
        <strong>{copy.payBefore(dateTime(until, { seconds: false, zone: true }))}</strong>
        <span>{isOver ? copy.over : copy.expiresAlone}</span>
      </span>
      <span role="timer" aria-live="off">
        <span className={styles.units} aria-hidden="true">
          {hours > 0 && <Unit value={hours} word={copy.hours} />}
          <Unit value={Math.floor((left % 3_600) / 60)} word={copy.minutes} />
          <Unit value={left % 60} word={copy.seconds} />
        </span>
        <span className="sr-only" aria-live="polite">
          {spokenLeft(left)}
        </span>
      </span>
    </div>
  );
};

const Unit = ({ value, word }: { value: number; word: string }) => (
  <span className={styles.unit}>
    <b>{String(value).padStart(2, '0')}</b>
    {word}
  </span>
);

const ExactAmount = ({ topup }: { topup: Topup }) => {
  const { currency, number } = moneyParts(topup.invoice_paid_amount);
  const isMarked = topup.unique_code > 0;
  return (
    <CopyBox
      label={copy.amount}
      value={String(topup.invoice_paid_amount)}
      what={copy.amountCopied}
      hint={isMarked && copy.uniqueHint(topup.unique_code)}
    >
      <small className={styles.currency}>{currency + UNIT_SPACE}</small>
      {isMarked ? (
        <>
          {number.slice(0, -3)}
          <mark className={styles.mark}>{number.slice(-3)}</mark>
        </>
      ) : (
        number
      )}
    </CopyBox>
  );
};

export const PayCard = ({ topup, payment, onEnd }: { topup: Topup; payment: Payment; onEnd: () => void }) => (
  <section className={`${card.card} ${styles.pay}`} aria-label={topup.method_name}>
    {topup.expires_at && <Deadline key={topup.expires_at} until={topup.expires_at} onEnd={onEnd} />}
    <div className={styles.method}>
      <PaymentTile name={topup.method_name} />
      <strong>{topup.method_name}</strong>
    </div>
    <PayTo topup={topup} payment={payment} />
    <ExactAmount topup={topup} />
  </section>
);
