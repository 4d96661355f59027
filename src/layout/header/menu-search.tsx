import { Search } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Modal } from '../../ui/modal';
import { useOpenHere } from '../../ui/open-here';
import { copy } from '../copy';
import type { Mode } from '../mode';
import headerStyles from './header.module.css';
import styles from './menu-search.module.css';
import { SearchBox } from './search-box';
import { useSlashKey } from './use-slash-key';
import { useWide } from './use-wide';

/** The menu search: a field where the header has room, else a button that opens it. `/` leads to either. */
export const MenuSearch = ({ mode }: { mode: Mode }) => {
  const wide = useWide();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useOpenHere<true>();
  useSlashKey(useCallback(() => (wide ? field.current?.focus() : setOpen(true)), [wide, setOpen]));

  if (wide) {
    return (
      <div className={styles.inline}>
        <SearchBox ref={field} mode={mode} />
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={headerStyles.icon}
        aria-label={copy.search.label}
        title={copy.search.label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Search size={18} />
      </button>
      {open && (
        <Modal label={copy.search.label} placement="top" onClose={() => setOpen(null)}>
          <div className={styles.alone}>
            <SearchBox mode={mode} onDone={() => setOpen(null)} />
          </div>
        </Modal>
      )}
    </>
  );
};
