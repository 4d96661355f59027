import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './combobox.module.css';
import { type Choice, exactly, matching } from './matching';
import fields from './plain/field.module.css';
import { FieldFrame, type FieldWords } from './plain/field-frame';

interface ComboboxProps extends FieldWords {
  choices: readonly Choice[];
  value: string;
  valueLabel?: string | undefined;
  onChange: (value: string) => void;
  placeholder: string;
  disabled?: boolean;
  instead?: ReactNode;
  none: string;
}

/** Combobox: focus stays in the field while arrow keys move through the list. */
export const Combobox = ({
  choices,
  value,
  valueLabel,
  onChange,
  placeholder,
  disabled = false,
  instead,
  none,
  ...words
}: ComboboxProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** Null while not typing: the field shows the chosen label. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const chosen = choices.find((choice) => choice.value === value);
  const found = matching(choices, typed ?? '');
  const shown = typed ?? chosen?.label ?? (value ? (valueLabel ?? '') : '');

  // The list may end below the screen or a bottom bar.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const show = () => {
    if (open || disabled) return;
    setOpen(true);
    setAt(typed === null && chosen ? found.indexOf(chosen) : 0);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (choice: Choice | undefined) => {
    if (choice && choice.value !== value) onChange(choice.value);
    close();
  };
  const walk = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    if (!open) return show();
    if (found.length === 0) return;
    const next = (at + step + found.length) % found.length;
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') walk(event, 1);
    else if (event.key === 'ArrowUp') walk(event, -1);
    else if (event.key === 'Enter' && open) {
      event.preventDefault();
      choose(found[at]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  };
  // On blur a complete label selects its choice; empty text clears an optional one.
  const leave = () => {
    if (typed === '' && words.optional && value) onChange('');
    choose(typed ? exactly(choices, typed) : undefined);
  };

  return (
    <FieldFrame {...words}>
      {(wiring) => (
        <div className={styles.slot}>
          <div
            className={fields.box}
            data-invalid={words.error ? '' : undefined}
            data-disabled={disabled || undefined}
          >
            <input
              type="text"
              role="combobox"
              className={fields.input}
              placeholder={placeholder}
              aria-expanded={open}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={open && found[at] ? `${id}-${at}` : undefined}
              aria-required={!words.optional}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="done"
              disabled={disabled}
              value={shown}
              onChange={(event) => {
                setTyped(event.target.value);
                setOpen(true);
                setAt(0);
              }}
              onKeyDown={handleKey}
              onFocus={(event) => event.target.select()}
              onClick={show}
              onBlur={leave}
              {...wiring}
            />
            <ChevronDown size={18} className={styles.arrow} />
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the field handles the keys */}
          <div
            ref={list}
            className={styles.popup}
            hidden={!open}
            // Keeps focus in the field, also while the list is scrolled by its scrollbar.
            onMouseDown={(event) => event.preventDefault()}
          >
            <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={words.label}>
              {open &&
                found.map((choice, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles Enter for the active option
                  // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the field
                  <div
                    key={choice.value}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={choice.value === value}
                    data-active={index === at || undefined}
                    className={styles.option}
                    onPointerMove={() => setAt(index)}
                    onClick={() => choose(choice)}
                  >
                    {choice.label}
                    {choice.value === value && <Check size={16} />}
                  </div>
                ))}
            </div>
            <div role="status" className={styles.none}>
              {open && (instead ?? (found.length === 0 && none))}
            </div>
          </div>
        </div>
      )}
    </FieldFrame>
  );
};
