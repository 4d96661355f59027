import { dateTime } from '../core/format/date';
import { rupiah } from '../core/format/money';
import type { Tone } from '../core/text/statuses';
import text from './text.module.css';
import styles from './timeline.module.css';

interface Step {
  step: string;
  at: string;
  actor?: string;
  tone?: Tone;
  note?: string;
  /** Rupiah. */
  amount?: number;
}

export const Timeline = ({ value }: { value: unknown }) => (
  <ol className={styles.timeline}>
    {(value as Step[]).map(({ step, at, actor, tone = 'run', note, amount }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: past entries do not move
      <li key={index} className={styles.step} data-tone={tone}>
        <span className={styles.head}>
          <strong>{step}</strong>
          {amount !== undefined && <span className={styles.amount}>{rupiah(amount)}</span>}
        </span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={text.quiet}>
          <time dateTime={at}>{dateTime(at)}</time>
          {actor && ` · ${actor}`}
        </span>
      </li>
    ))}
  </ol>
);
