import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import { type KeyboardEvent, useMemo } from 'react';
import type { InputOf, InputWiring } from '../parts';
import { fromPicker, isClockJakarta, toPicker } from './jakarta';
import styles from './time.module.css';

// A typed "Des" or "Mei" is read in the language of the whole library, not in that of the picker.
dayjs.locale('id');

const wiring = ({ id, invalid, describedBy, field }: InputWiring) => ({
  id,
  className: styles.picker,
  classNames: { popup: { root: styles.popup } },
  // A date is there as soon as it is typed or pointed at: no second button to press.
  needConfirm: false,
  // Enter ends the typing of a date. The whole form it would send as well.
  onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault(),
  status: invalid ? ('error' as const) : undefined,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  'aria-required': field.required || undefined,
});

/** Each is read to the letter, so that a zero in front has a form of its own. */
const figures = ['/', '-', '.'].flatMap((mark) =>
  ['DD', 'D'].flatMap((day) => ['MM', 'M'].map((month) => [day, month, 'YYYY'].join(mark))),
);
/** The first is shown; the others are understood as well. */
const dayFormats = ['DD MMM YYYY', 'D MMM YYYY', ...figures, 'YYYY-MM-DD'];
const clockFormats = dayFormats.flatMap((day) =>
  ['HH:mm', 'HH.mm', 'H:mm', 'H.mm'].map((clock) => `${day} ${clock}`),
);

/** The same date as long as it is the same: a picker that is handed a new one forgets what is being typed. */
const useShown = (value: unknown, read: (value: unknown) => Dayjs | null): Dayjs | null =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is one for each input
  useMemo(() => read(value), [value]);

const dayOf = (value: unknown): Dayjs | null => (typeof value === 'string' ? dayjs(value) : null);

export const DateInput: InputOf<'date'> = (props) => (
  <DatePicker
    {...wiring(props)}
    format={dayFormats}
    placeholder={props.field.placeholder ?? 'Pilih tanggal'}
    showNow={isClockJakarta()}
    value={useShown(props.value, dayOf)}
    onChange={(day) => props.onChange(day?.format('YYYY-MM-DD'))}
  />
);

interface ClockInputProps {
  wired: ReturnType<typeof wiring>;
  placeholder: string;
  /** ISO instant. */
  value: unknown;
  onChange: (iso: string | undefined) => void;
}

/** Day and time on Jakarta's clock. */
const ClockInput = ({ wired, placeholder, value, onChange }: ClockInputProps) => (
  <DatePicker
    {...wired}
    format={clockFormats}
    showTime={{ format: 'HH:mm' }}
    showNow={isClockJakarta()}
    placeholder={placeholder}
    value={useShown(value, toPicker)}
    onChange={(clock) => onChange(fromPicker(clock))}
  />
);

export const DateTimeInput: InputOf<'datetime'> = (props) => (
  <ClockInput
    wired={wiring(props)}
    placeholder={props.field.placeholder ?? 'Pilih tanggal dan jam'}
    value={props.value}
    onChange={props.onChange}
  />
);

interface Period {
  start_at?: string;
  end_at?: string;
}

export const PeriodInput: InputOf<'period'> = (props) => {
  const period = (props.value as Period | undefined) ?? {};
  const wired = wiring(props);
  const endId = `${props.id}_end`;
  const change = (part: Period) => props.onChange({ ...period, ...part });
  return (
    <div className={styles.period}>
      <div className={styles.part}>
        <label htmlFor={props.id}>Mulai</label>
        <ClockInput
          wired={wired}
          placeholder="Tanggal mulai"
          value={period.start_at}
          onChange={(start_at) => change({ start_at })}
        />
      </div>
      <div className={styles.part}>
        <label htmlFor={endId}>Akhir{props.field.openEnd && ' (opsional)'}</label>
        <ClockInput
          wired={{ ...wired, id: endId }}
          placeholder={props.field.openEnd ? 'Tanpa batas' : 'Tanggal akhir'}
          value={period.end_at}
          onChange={(end_at) => change({ end_at })}
        />
      </div>
    </div>
  );
};
