import type { ReactNode } from 'react';
import { DayRange } from '../../ui/day-range';
import { Segmented } from '../../ui/plain/segmented';
import styles from './period-choice.module.css';

const OWN = 'own';

interface PeriodChoiceProps<Stretch extends string> {
  /** Stretches beside one's own range. */
  options: readonly { value: Stretch; label: string }[];
  chosen: Stretch;
  /** Ends of an own range, as far as they are known. */
  from: string | undefined;
  to: string | undefined;
  /** The days that are shown: where an own range starts. */
  shown: { from: string; to: string } | undefined;
  /** The days of an own range are asked for. */
  wantsRange: boolean;
  onRange: (wants: boolean) => void;
  onStretch: (stretch: Stretch) => void;
  onDays: (range: { from?: string; to?: string }) => void;
  /** What else can be done with the whole of it. */
  children?: ReactNode;
}

/** Which days are looked at. */
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
