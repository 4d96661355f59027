import type { ReactNode } from 'react';
import { DayRange } from './day-range';
import styles from './period-choice.module.css';
import { Segmented } from './plain/segmented';

const OWN = 'own';

interface PeriodChoiceProps<Stretch extends string> {
  options: readonly { value: Stretch; label: string }[];
  chosen: Stretch;
  from: string | undefined;
  to: string | undefined;
  shown: { from: string; to: string } | undefined;
  wantsRange: boolean;
  onRange: (wants: boolean) => void;
  onStretch: (stretch: Stretch) => void;
  onDays: (range: { from?: string; to?: string }) => void;
  children?: ReactNode;
}

export const PeriodChoice = <Stretch extends string>({
  options,
  chosen,
  from,
  to,
  shown,
  wantsRange,
  onRange,
  onStretch,
  onDays,
  children,
}: PeriodChoiceProps<Stretch>) => {
  const choose = (value: Stretch | typeof OWN) => {
    onRange(value === OWN);
    if (value !== OWN) onStretch(value);
    else if (!from && !to && shown) onDays({ from: shown.from, to: shown.to });
  };
  return (
    <span className={styles.choice}>
      <Segmented<Stretch | typeof OWN>
        label="Periode"
        options={[...options, { value: OWN, label: 'Kustom' }]}
        value={wantsRange ? OWN : chosen}
        onChange={choose}
      />
      {wantsRange && <DayRange from={from} to={to} onChange={onDays} />}
      {children}
    </span>
  );
};
