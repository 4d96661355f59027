import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import { CircleX } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  forwardRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { readDay, readMoment } from '../../../../core/format/typed-date';
import { type InputOf, textWiringOf } from '../parts';
import { fromPicker, toPicker } from './jakarta';
import styles from './time.module.css';

interface Typing {
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  unread: string | undefined;
  onTyped: (text: string) => void;
}

const TypingContext = createContext<Typing>({
  draft: undefined,
  onDraft: () => undefined,
  unread: undefined,
  onTyped: () => undefined,
});

/**
 * Input of a date picker that keeps its own draft: text is neither reformatted while typing nor dropped on blur. The
 * picker only receives picks and clears, which end the draft.
 */
const TypedInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  ({ value, onBlur, onKeyDown, ...props }, ref) => {
    const { draft, onDraft, unread = '', onTyped } = useContext(TypingContext);
    const finish = () => {
      if (draft === undefined) return;
      onDraft(undefined);
      onTyped(draft.trim());
    };
    return (
      <input
        {...props}
        ref={ref}
        value={draft ?? (String(value) || unread)}
        onChange={({ target }) => onDraft(target.value)}
        onBlur={(event) => {
          finish();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          // Ctrl+S saves the form without a blur.
          const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
          if (isSaving || event.key === 'Enter') finish();
          onKeyDown?.(event);
        }}
      />
    );
  },
);

// dayjs takes month names from its global locale, not from the picker's.
dayjs.locale('id');

const components = { input: TypedInput };

interface PickerProps extends Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange'> {
  stored: unknown;
  onChange: (value: string | undefined) => void;
  /** Null without a valid value. */
  show: (value: unknown) => Dayjs | null;
  take: (picked: Dayjs | null) => string | undefined;
  read: (text: string) => string | undefined;
}

/** Date picker with typing. Invalid text is kept for the form to refuse. */
const Picker = ({ stored, onChange, show, take, read, ...props }: PickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  // An unchanged value keeps its object: the picker takes another object for a new date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is one for each input
  const value = useMemo(() => show(stored), [stored]);
  // On closing the picker reports its last date, which may be older than the typed one.
  const isPointing = useRef(false);
  const choose = (picked: Dayjs | null) => {
    setDraft(undefined);
    onChange(take(picked));
  };
  const typing = {
    draft,
    onDraft: setDraft,
    unread: value === null && typeof stored === 'string' ? stored : undefined,
    onTyped: (text: string) => onChange(read(text) ?? (text || undefined)),
  };
  return (
    <TypingContext.Provider value={typing}>
      <DatePicker
        {...props}
        className={styles.picker ?? ''}
        classNames={{ popup: { root: styles.popup ?? '' } }}
        components={components}
        needConfirm={false}
        value={value}
        onCalendarChange={(picked) => isPointing.current && choose(picked as Dayjs | null)}
        // Null comes only from the clear button; closing reports a date or undefined.
        onChange={(picked) => picked === null && choose(null)}
        panelRender={(panel) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: only notes that what is inside is pressed
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard types
          <div
            // Losing focus would parse the draft and move the days under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClickCapture={() => {
              isPointing.current = true;
            }}
            onClick={() => {
              isPointing.current = false;
            }}
          >
            {panel}
          </div>
        )}
        allowClear={{
          clearIcon: (
            <>
              <CircleX size={16} />
              <span className="sr-only">Kosongkan</span>
            </>
          ),
        }}
        open={isOpen}
        onOpenChange={setOpen}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          // Enter ends typing; it would also submit the form.
          event.preventDefault();
          setOpen(false);
        }}
      />
    </TypingContext.Provider>
  );
};

const dayOf = (value: unknown): Dayjs | null =>
  typeof value === 'string' && readDay(value) === value ? dayjs.utc(value) : null;

export const DateInput: InputOf<'date'> = (props) => (
  <Picker
    {...textWiringOf(props)}
    format="DD MMM YYYY"
    placeholder={props.field.placeholder ?? 'Pilih tanggal'}
    stored={props.value}
    onChange={props.onChange}
    show={dayOf}
    take={(day) => day?.format('YYYY-MM-DD')}
    read={readDay}
  />
);

const DAY_START = '00:00';
const DAY_END = '23:59';

interface ClockInputProps extends ReturnType<typeof textWiringOf> {
  placeholder: string;
  whenOpen: string;
  stored: unknown;
  onChange: (value: string | undefined) => void;
}

/** Jakarta time; the value is an ISO instant. */
const ClockInput = ({ whenOpen, ...props }: ClockInputProps) => (
  <Picker
    {...props}
    format="DD MMM YYYY HH:mm"
    showTime={{ format: 'HH:mm', defaultOpenValue: dayjs.utc(`2000-01-01T${whenOpen}`) }}
    show={toPicker}
    take={fromPicker}
    read={(text) => readMoment(text, whenOpen)}
  />
);

export const DateTimeInput: InputOf<'datetime'> = (props) => (
  <ClockInput
    {...textWiringOf(props)}
    placeholder={props.field.placeholder ?? 'Pilih tanggal dan jam'}
    whenOpen={DAY_START}
    stored={props.value}
    onChange={props.onChange}
  />
);

interface Period {
  start_at?: string;
  end_at?: string;
}

export const PeriodInput: InputOf<'period'> = (props) => {
  const period = (props.value as Period | undefined) ?? {};
  const wired = textWiringOf(props);
  const endId = `${props.id}_end`;
  const change = (part: Period) => props.onChange({ ...period, ...part });
  return (
    <div className={styles.period}>
      <div className={styles.part}>
        <label htmlFor={props.id}>Mulai</label>
        <ClockInput
          {...wired}
          placeholder="Tanggal mulai"
          whenOpen={DAY_START}
          stored={period.start_at}
          onChange={(start_at) => change({ start_at })}
        />
      </div>
      <div className={styles.part}>
        <label htmlFor={endId}>Akhir{props.field.openEnd && ' (opsional)'}</label>
        <ClockInput
          {...wired}
          id={endId}
          placeholder={props.field.openEnd ? 'Tanpa batas' : 'Tanggal akhir'}
          whenOpen={DAY_END}
          stored={period.end_at}
          onChange={(end_at) => change({ end_at })}
        />
      </div>
    </div>
  );
};
