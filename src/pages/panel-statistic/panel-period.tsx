import { Download } from 'lucide-react';
import { useSaving } from '../../api/use-saving';
import { exportPanelStatistic, type PanelStatistic, periods } from '../../core/contract/panel-statistic';
import { PeriodChoice } from '../../features/statistic/period-choice';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import styles from './panel-statistic.module.css';
import type { AskedPeriod, Period } from './period';

interface PanelPeriodProps {
  state: AskedPeriod;
  period: Period | null;
  shown: Pick<PanelStatistic, 'from' | 'to'> | undefined;
  wantsRange: boolean;
  onRange: (wants: boolean) => void;
  onChange: (part: AskedPeriod) => void;
}

const options = periods.map((days) => ({ value: String(days), label: copy.periods[days] }));

export const PanelPeriod = ({ state, period, shown, wantsRange, onRange, onChange }: PanelPeriodProps) => {
  const file = useSaving(exportPanelStatistic);
  return (
    <PeriodChoice
      options={options}
      chosen={String(period && 'days' in period ? period.days : 30)}
      {...{ from: state.from, to: state.to, shown, wantsRange, onRange }}
      onStretch={(days) => onChange({ days, from: undefined, to: undefined })}
      onDays={(range) => onChange({ days: undefined, ...range })}
    >
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
    </PeriodChoice>
  );
};
