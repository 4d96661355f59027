import { useState } from 'react';
import { type Days, dayPresets, daysError, presetOf } from '../core/format/days';
import { DayRange } from './day-range';
import { NarrowSelect } from './narrow-select';
import { serverNow } from './server-clock';

interface DayChoiceProps extends Days {
  label?: string;
  onChange: (days: Days) => void;
}

const OWN = 'own';
const options = [
  ...dayPresets.map(({ name, label }) => ({ value: name, label })),
  { value: OWN, label: 'Kustom' },
];

export const DayChoice = ({ label = 'Tanggal', from, to, onChange }: DayChoiceProps) => {
  const [wantsOwn, wantOwn] = useState(false);
  const now = serverNow();
  const isNarrowed = Boolean(from || to);
  const preset = presetOf({ from, to }, now);
  const isOwn = wantsOwn || (isNarrowed && !preset);

  const choose = (name: string) => {
    wantOwn(name === OWN);
    if (name !== OWN)
      onChange({ from: undefined, to: undefined, ...dayPresets.find((one) => one.name === name)?.of(now) });
  };
  return (
    <>
      <NarrowSelect
        label={label}
        all="Semua tanggal"
        options={options}
        value={isOwn ? OWN : (preset?.name ?? '')}
        onChange={choose}
      />
      {isOwn && <DayRange from={from} to={to} error={daysError({ from, to })} onChange={onChange} />}
    </>
  );
};
