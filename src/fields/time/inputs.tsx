import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { InputOf, InputWiring } from '../parts';
import { fromPicker, toPicker } from './jakarta';
import styles from './time.module.css';

const wiring = ({ id, invalid, describedBy, field }: InputWiring) => ({
  id,
  className: styles.picker,
  status: invalid ? ('error' as const) : undefined,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  'aria-required': field.required || undefined,
});

const clock = { format: 'HH:mm' };

export const DateInput: InputOf<'date'> = (props) => (
  <DatePicker
    {...wiring(props)}
    format="DD MMM YYYY"
    placeholder="Pilih tanggal"
    value={typeof props.value === 'string' ? dayjs(props.value) : null}
    onChange={(day) => props.onChange(day?.format('YYYY-MM-DD'))}
  />
);

export const DateTimeInput: InputOf<'datetime'> = (props) => (
  <DatePicker
    {...wiring(props)}
    format="DD MMM YYYY HH:mm"
    showTime={clock}
    placeholder="Pilih tanggal dan jam"
    value={toPicker(props.value)}
    onChange={(at) => props.onChange(fromPicker(at))}
  />
);

interface Period {
  start_at?: string;
  end_at?: string;
}

export const PeriodInput: InputOf<'period'> = (props) => {
  const period = (props.value as Period | undefined) ?? {};
  const change = (part: Period) => props.onChange({ ...period, ...part });
  return (
    <div className={styles.period}>
      <div className={styles.part}>
        <label htmlFor={props.id}>Mulai</label>
        <DatePicker
          {...wiring(props)}
          format="DD MMM YYYY HH:mm"
          showTime={clock}
          placeholder="Tanggal mulai"
          value={toPicker(period.start_at)}
          onChange={(at) => change({ start_at: fromPicker(at) })}
        />
      </div>
      <div className={styles.part}>
        <label htmlFor={`${props.id}_end`}>Akhir{props.field.openEnd && ' (opsional)'}</label>
        <DatePicker
          {...wiring(props)}
          id={`${props.id}_end`}
          format="DD MMM YYYY HH:mm"
          showTime={clock}
          placeholder={props.field.openEnd ? 'Tanpa batas' : 'Tanggal akhir'}
          value={toPicker(period.end_at)}
          onChange={(at) => change({ end_at: fromPicker(at) })}
        />
      </div>
    </div>
  );
};
