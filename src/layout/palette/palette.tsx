import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFacts } from '../../api/facts';
import { forgetPicks } from '../../api/recent-picks';
import type { Mode } from '../../features/mode/mode';
import { Modal } from '../../ui/modal';
import { useScreen } from '../../ui/use-screen';
import { searchEntries } from '../header/search-entries';
import { useGo } from '../header/use-go';
import { useSearchEntries } from '../header/use-search-entries';
import { copy } from './copy';
import styles from './palette.module.css';
import { PaletteList } from './palette-list';
import { PaletteNotes } from './palette-notes';
import { useGroups } from './use-groups';
import { useOpening } from './use-opening';

export interface PaletteProps {
  mode: Mode;
  start: string;
  onClose: () => void;
}

/** Combobox over everything: focus stays in the field while arrow keys move through the results. */
const Palette = ({ mode, start, onClose }: PaletteProps) => {
  const id = useId();
  const isPhone = useScreen() === 'phone';
  const { profile } = useFacts();
  const entries = useSearchEntries(mode, searchEntries);
  const go = useGo();
  const [text, setText] = useState(start);
  const [picks, setPicks] = useState(0);
  const [wanted, setWanted] = useState<string>();
  const awaited = useRef<string>();
  const field = useRef<HTMLInputElement>(null);
  const { groups, ...state } = useGroups(text, entries, picks);
  const open = useOpening({ go, onDone: onClose });
  const rows = groups.flatMap((group) => group.rows);
  const at = Math.max(
    rows.findIndex(({ key }) => key === wanted),
    0,
  );
  const current = rows[at];

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!state.isBusy && awaited.current === text && current) open(current);
    if (!state.isBusy) awaited.current = undefined;
  });
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const type = (next: string) => {
    setText(next);
    setWanted(undefined);
    awaited.current = undefined;
  };
  const walk = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    if (rows.length > 0) setWanted(rows[(at + step + rows.length) % rows.length]?.key);
  };
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') walk(event, 1);
    else if (event.key === 'ArrowUp') walk(event, -1);
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) open(current);
      else if (state.isBusy) awaited.current = text;
    }
  };

  return (
    <Modal label={copy.label} placement="top" onClose={onClose}>
      <search className={styles.palette}>
        <div className={styles.line}>
          <Search size={20} className={styles.glass} aria-hidden="true" />
          <input
            ref={field}
            type="text"
            role="combobox"
            className={styles.field}
            placeholder={isPhone ? copy.short : copy.placeholder}
            aria-label={copy.label}
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current ? `${id}-${at}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={hear}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={copy.close}
            title={copy.close}
            onClick={onClose}
          >
            <X size={18} />
          </button>
        </div>
        <PaletteList id={id} groups={groups} at={at} onPoint={setWanted} onOpen={open} />
        <PaletteNotes
          text={text.trim()}
          count={rows.length}
          state={state}
          onTry={(example) => {
            type(example);
            field.current?.focus();
          }}
          onForget={
            groups[0]?.name === 'recent'
              ? () => {
                  forgetPicks(profile.id);
                  setPicks(picks + 1);
                  field.current?.focus();
                }
              : null
          }
        />
      </search>
    </Modal>
  );
};

export default Palette;
