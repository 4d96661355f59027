import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './plain/icon-button';
import styles from './row-menu.module.css';

export interface RowMenuItem {
  key: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onClick: () => void;
}

interface RowMenuProps {
  label: string;
  /** Evaluated when the menu opens, because a list has many rows. */
  items: () => RowMenuItem[];
  /** The button, where the menu is not that of a row. */
  button?: { className: string; content: ReactNode };
}

const ITEM_HEIGHT = 40;
const GAP = 4;

/** Below the button, or above at the window's end; aligned to its inline end. */
function positionAt({ top, bottom, left, right }: DOMRect, items: number): CSSProperties {
  const fits = bottom + items * ITEM_HEIGHT + 3 * GAP < window.innerHeight;
  const isRtl = document.documentElement.dir === 'rtl';
  return {
    ...(fits ? { top: bottom + GAP } : { bottom: window.innerHeight - top + GAP }),
    ...(isRtl ? { left } : { right: document.documentElement.clientWidth - right }),
  };
}

/** One path instead of an icon's three circles: a list has a hundred of them. */
const dots = (
  <svg width={18} height={18} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12h.01M12 12h.01M19 12h.01" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
  </svg>
);

/** Actions of a row. Positioned in the window, so that a scrolling table does not clip it. */
export const RowMenu = ({ label, items, button: own }: RowMenuProps) => {
  const [menu, setMenu] = useState<Opened>();
  const open = (button: HTMLElement) => {
    const offered = items();
    setMenu({ button, items: offered, position: positionAt(button.getBoundingClientRect(), offered.length) });
  };
  const close = () => setMenu(undefined);
  const trigger = {
    'aria-label': label,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': menu !== undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => (menu ? close() : open(currentTarget)),
  };
  return (
    <>
      {own ? (
        <button type="button" className={own.className} {...trigger}>
          {own.content}
        </button>
      ) : (
        <IconButton size="normal" className="no-print" {...trigger}>
          {dots}
        </IconButton>
      )}
      {menu && <OpenMenu label={label} menu={menu} onClose={close} />}
    </>
  );
};

interface Opened {
  button: HTMLElement;
  items: RowMenuItem[];
  position: CSSProperties;
}

interface OpenMenuProps {
  label: string;
  menu: Opened;
  onClose: () => void;
}

const OpenMenu = ({ label, menu, onClose }: OpenMenuProps) => {
  const { button, items, position } = menu;
  const list = useRef<HTMLDivElement>(null);
  /** Returns focus to the button, so that a following dialog can return it to the row. */
  const closeFromInside = () => {
    onClose();
    button.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    const leave = ({ target }: Event) => {
      const isOwn = target instanceof Node && (list.current?.contains(target) || button.contains(target));
      if (!isOwn) onClose();
    };
    // Closes on scroll if the button moved; a scroll may end after the press without moving it.
    const openedAt = button.getBoundingClientRect().top;
    const leaveBehind = () => {
      if (button.getBoundingClientRect().top !== openedAt) onClose();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('scroll', leaveBehind, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('scroll', leaveBehind, true);
    };
  }, [menu]);

  const steer = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') closeFromInside();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(now + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <div ref={list} className={styles.menu} style={position} role="menu" aria-label={label} onKeyDown={steer}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          className={item.danger ? styles.danger : undefined}
          onClick={() => {
            closeFromInside();
            item.onClick();
          }}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
};
