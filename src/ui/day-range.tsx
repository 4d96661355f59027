import styles from './day-range.module.css';

interface DayRangeProps {
  /** `YYYY-MM-DD`, Asia/Jakarta. */
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from?: string; to?: string }) => void;
}

/** Two days by the browser's own pickers: light, and known to the hand on every phone. */
export const DayRange = ({ from, to, onChange }: DayRangeProps) => (
  <span className={styles.range}>
    <label className={styles.day}>
      <span>Dari</span>
      <input
        type="date"
        value={from ?? ''}
        max={to}
        onChange={(event) => onChange({ from: event.target.value, to })}
      />
    </label>
    <label className={styles.day}>
      <span>Sampai</span>
      <input
        type="date"
        value={to ?? ''}
        min={from}
        onChange={(event) => onChange({ from, to: event.target.value })}
      />
    </label>
  </span>
);
