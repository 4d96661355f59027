import { Ellipsis } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
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

/** Actions of a row. Positioned in the window, so that a scrolling table does not clip it. */
export const RowMenu = ({ label, items, button: own }: RowMenuProps) => {
  const [menu, setMenu] = useState<{ position: CSSProperties; items: RowMenuItem[] }>();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const open = () => {
    const offered = items();
    const position = positionAt(button.current?.getBoundingClientRect() ?? new DOMRect(), offered.length);
    setMenu({ position, items: offered });
  };
  const close = () => setMenu(undefined);
  /** Returns focus to the button, so that a following dialog can return it to the row. */
  const closeFromInside = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => {
    if (!menu) return undefined;
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    const leave = ({ target }: Event) => {
      const isOwn =
        target instanceof Node && (list.current?.contains(target) || button.current?.contains(target));
      if (!isOwn) setMenu(undefined);
    };
    // Closes on scroll if the button moved; a scroll may end after the press without moving it.
    const openedAt = button.current?.getBoundingClientRect().top;
    const leaveBehind = () => {
      if (button.current?.getBoundingClientRect().top !== openedAt) setMenu(undefined);
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
    <>
      <button
        ref={button}
        type="button"
        className={own?.className ?? `${styles.trigger} no-print`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={menu ? close : open}
      >
        {own?.content ?? <Ellipsis size={18} aria-hidden="true" />}
      </button>
      {menu && (
        <div
          ref={list}
          className={styles.menu}
          style={menu.position}
          role="menu"
          aria-label={label}
          onKeyDown={steer}
        >
          {menu.items.map((item) => (
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
      )}
    </>
  );
};
