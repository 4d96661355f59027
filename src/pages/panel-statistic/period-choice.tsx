import { Download } from 'lucide-react';
import { useSaving } from '../../api/use-saving';
import { exportPanelStatistic, periods } from '../../core/contract/panel-statistic';
import { DayRange } from '../../ui/day-range';
import { Button } from '../../ui/plain/button';
import { Segmented } from '../../ui/plain/segmented';
import { copy } from './copy';
import styles from './panel-statistic.module.css';
import type { AskedPeriod, Period } from './period';

interface PeriodChoiceProps {
  state: AskedPeriod;
  period: Period | null;
  /** The days of an own range are asked for. */
  wantsRange: boolean;
  onRange: (wants: boolean) => void;
  onChange: (part: AskedPeriod) => void;
}

const options = [
  ...periods.map((days) => ({ value: String(days), label: copy.periods[days] })),
  { value: 'own', label: copy.own },
];

/** Which days are looked at, and their figures as a file. */
export const PeriodChoice = ({ state, period, wantsRange, onRange, onChange }: PeriodChoiceProps) => {
  const file = useSaving(exportPanelStatistic);
  const choose = (value: string) => {
    onRange(value === 'own');
    if (value !== 'own') onChange({ days: value, from: undefined, to: undefined });
  };
  return (
    <span className={styles.choice}>
      <Segmented
        label={copy.period}
        options={options}
        value={wantsRange ? 'own' : String(period && 'days' in period ? period.days : 30)}
        onChange={choose}
      />
      {wantsRange && (
        <DayRange
          from={state.from}
          to={state.to}
          onChange={(range) => onChange({ days: undefined, ...range })}
        />
      )}
      <Button
        tone="quiet"
        icon={<Download size={18} />}
        loading={file.isSaving}
        disabled={period === null}
        aria-label={copy.exportLabel}
        onClick={() => period && void file.run({ ...period, format: 'csv' }, 'statistik-panel.csv')}
      >
        {copy.export}
      </Button>
      {file.error && (
        <span className={styles.error} role="alert">
          {file.error.message}
        </span>
      )}
    </span>
  );
};
