import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFacts, useModel } from '../../../admin/web/session/facts';
import { useKnownLink } from '../../../admin/web/session/known-path';
import { useMay } from '../../../admin/web/session/use-may';
import { type IconName, iconNames } from '../../../core/appearance/icons';
import { onDesktop } from '../../../platform/web/device';
import { forgetPicks, type RecentPick, recentPicks, storePick } from '../../../platform/web/recent-picks';
import { hasPanelMode, type Mode } from '../../../topics/shops/web/mode/mode';
import { Modal } from '../../../ui/modal';
import { IconButton } from '../../../ui/plain/icon-button';
import { serverNow } from '../../../ui/server-clock';
import { useScreen } from '../../../ui/use-screen';
import { matching, type SearchEntry, searchEntries } from '../header/search-entries';
import { useGo } from '../header/use-go';
import { useSearchEntries } from '../header/use-search-entries';
import { actionEntries } from './action-entries';
import { copy } from './copy';
import { foundGroups } from './found-rows';
import styles from './palette.module.css';
import { PaletteList } from './palette-list';
import { PaletteNotes } from './palette-notes';
import type { PaletteGroup, PaletteRow } from './row';
import { type FinderState, useFinder } from './use-finder';

type PaletteContent = { groups: PaletteGroup[] } & Omit<FinderState, 'found'>;

/** Results for the text, or recent picks without one. `picks` changes when picks are forgotten. */
function useGroups(
  text: string,
  { entries, actions }: Record<'entries' | 'actions', () => SearchEntry[]>,
  picks: number,
): PaletteContent {
  const { profile } = useFacts();
  const orders = useMay('product.order').can;
  const { resources } = useModel();
  const known = useKnownLink();
  const { found, ...state } = useFinder(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: storage is read again when an entry was removed
  const recent = useMemo(
    () => recentPicks(profile.id).filter(({ path }) => known(path) !== null),
    [profile.id, known, picks],
  );
  const groups = useMemo((): PaletteGroup[] => {
    if (text.trim() === '') return grouped('recent', recent.map(recentRow));
    const sources = { resources, orders, panel: hasPanelMode(profile, onDesktop()) };
    return [
      ...grouped('pages', matching(entries(), text).map(pageRow)),
      ...grouped('actions', matching(actions(), text).map(pageRow)),
      ...(found ? foundGroups(found, sources) : []),
    ];
  }, [text, recent, entries, actions, found, profile, orders, resources]);
  return { groups, ...state };
}

const grouped = (name: PaletteGroup['name'], rows: PaletteRow[]): PaletteGroup[] =>
  rows.length > 0 ? [{ name, rows }] : [];

const pageRow = (entry: SearchEntry): PaletteRow => ({
  key: entry.kind === 'page' ? `${entry.path} ${entry.action ?? ''}` : entry.url,
  title: entry.label,
  detail: entry.hint,
  picture: { icon: entry.icon },
  target: { entry },
});

const isIcon = (name: string | null): name is IconName => iconNames.some((one) => one === name);

const recentRow = ({ path, title, detail, icon, tile }: RecentPick): PaletteRow => ({
  key: path,
  title,
  detail,
  picture: tile ? { tile } : { icon: isIcon(icon) ? icon : 'history' },
  target: { path, isRecent: true },
});

/** Opens a row and stores it in this browser, without an order's destination. */
function useOpening({ go, onDone }: { go: (entry: SearchEntry) => void; onDone: () => void }) {
  const navigate = useNavigate();
  const { profile } = useFacts();
  return (row: PaletteRow) => {
    const { target, picture, title, detail, recentDetail = detail } = row;
    onDone();
    if ('entry' in target) return go(target.entry);
    if (target.isRecent) {
      storePick(profile.id, {
        path: target.path,
        title,
        detail: recentDetail,
        icon: 'icon' in picture ? picture.icon : null,
        tile: 'tile' in picture ? picture.tile : null,
      });
    }
    navigate(target.path, target.state ? { state: { ...target.state, typedAt: serverNow() } } : {});
  };
}

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
  const actions = useSearchEntries(mode, actionEntries);
  const go = useGo();
  const [text, setText] = useState(start);
  const [picks, setPicks] = useState(0);
  const [wanted, setWanted] = useState<string>();
  const awaited = useRef<string>();
  const field = useRef<HTMLInputElement>(null);
  const { groups, ...state } = useGroups(text, { entries, actions }, picks);
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
  const handleKey = (event: KeyboardEvent) => {
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
          <Search size={20} className={styles.glass} />
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
            onKeyDown={handleKey}
          />
          <IconButton aria-label={copy.close} title={copy.close} onClick={onClose}>
            <X size={18} />
          </IconButton>
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
