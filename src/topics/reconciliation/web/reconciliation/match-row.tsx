import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import type { Tone } from '../../../../core/text/statuses';
import { Money } from '../../../../ui/money';
import { StatusTag } from '../../../../ui/status-tag';
import type { MatchResult } from '../../contract';
import type { Outcome } from '../../domain/cells';
import type { Reason } from '../../domain/compare';
import { outcomeWord } from '../../text';
import { copy } from './copy';
import styles from './match-row.module.css';
import { momentText, reasonText } from './reason-text';
import { Ticket } from './ticket';

const tones: Record<Outcome, Tone> = { pending: 'wait', success: 'ok', failed: 'bad', refund: 'back' };

export const MatchRow = ({ match }: { match: MatchResult }) => {
  const { theirs, ours, reasons, group } = match;
  return (
    <li className={styles.row}>
      <Side title={copy.inFile} aside={theirs && copy.row(theirs.row)}>
        {theirs ? (
          <Theirs theirs={theirs} reasons={reasons} />
        ) : (
          <p className={styles.none}>{copy.nothingInFile}</p>
        )}
      </Side>
      <Side title={copy.here}>
        {ours ? <Ours ours={ours} reasons={reasons} /> : <p className={styles.none}>{copy.nothingHere}</p>}
      </Side>
      <div className={styles.end}>
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                <CircleAlert size={15} aria-hidden="true" />
                {reasonText(reason, match)}
              </li>
            ))}
          </ul>
        )}
        {group !== 'agrees' && <Ticket match={match} />}
      </div>
    </li>
  );
};

const Side = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <div className={styles.side}>
    <p className={styles.title}>
      {title}
      {aside && <span> · {aside}</span>}
    </p>
    {children}
  </div>
);

/** Marks differing values visibly, besides the text. */
const markOf = (reasons: Reason[], ...marked: Reason[]): string | undefined =>
  reasons.some((reason) => marked.includes(reason)) ? styles.marked : undefined;

const Theirs = ({ theirs, reasons }: { theirs: NonNullable<MatchResult['theirs']>; reasons: Reason[] }) => (
  <>
    <div className={styles.line}>
      <span className={`${styles.name} ${markOf(reasons, 'reference', 'duplicate') ?? ''}`}>
        {theirs.ref || copy.row(theirs.row)}
      </span>
      <span className={markOf(reasons, 'amount', 'refunded')}>
        <Money amount={theirs.amount} />
      </span>
    </div>
    <p className={styles.facts}>
      {theirs.destination && <span className={markOf(reasons, 'destination')}>{theirs.destination}</span>}
      {theirs.moment && <span className={markOf(reasons, 'time')}>{momentText(theirs)}</span>}
      {theirs.outcome && <Outcomes outcome={theirs.outcome} />}
    </p>
  </>
);

const Ours = ({ ours, reasons }: { ours: NonNullable<MatchResult['ours']>; reasons: Reason[] }) => {
  const mayOpen = useMay('transaction').can && ours.kind === 'order';
  return (
    <>
      <div className={styles.line}>
        {mayOpen ? (
          <Link
            className={styles.name}
            to={`/detail-transaction?q=${ours.id}`}
            aria-label={copy.openOrder(ours.code)}
          >
            {ours.code}
          </Link>
        ) : (
          <span className={styles.name}>{ours.code}</span>
        )}
        <span className={markOf(reasons, 'amount', 'refunded')}>
          <Money amount={ours.paid} />
        </span>
      </div>
      <p className={styles.facts}>
        <span>{ours.title}</span>
        {ours.destination && <span className={markOf(reasons, 'destination')}>{ours.destination}</span>}
        {ours.own_ref && (
          <span className={markOf(reasons, 'reference')}>
            {copy.ref} {ours.ref_id}
          </span>
        )}
        <span className={markOf(reasons, 'time')}>{dateTime(ours.date)}</span>
        {ours.kind === 'order' && <Outcomes outcome={ours.outcome} />}
        {ours.back > 0 && <span>{copy.refunded(rupiah(ours.back))}</span>}
      </p>
    </>
  );
};

const Outcomes = ({ outcome }: { outcome: Outcome }) => (
  <StatusTag status={{ word: outcomeWord(outcome), tone: tones[outcome] }} />
);
