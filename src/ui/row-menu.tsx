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
  /** Names the row: "Tindakan untuk Promo Gajian". */
  label: string;
  /** Worked out when it opens: a list has many rows, and most stay closed. */
  items: () => RowMenuItem[];
}

const ITEM_HEIGHT = 40;
const GAP = 4;

/** Below the button, or above where the window ends; from the edge at which lines end. */
function placeAt({ top, bottom, left, right }: DOMRect, items: number): CSSProperties {
  const fits = bottom + items * ITEM_HEIGHT + 3 * GAP < window.innerHeight;
  const isRtl = document.documentElement.dir === 'rtl';
  return {
    ...(fits ? { top: bottom + GAP } : { bottom: window.innerHeight - top + GAP }),
    ...(isRtl ? { left } : { right: document.documentElement.clientWidth - right }),
  };
}

/** What may be done to a row behind one button. Placed on the window, so that no scrolling table cuts it off. */
export const RowMenu = ({ label, items }: RowMenuProps) => {
  const [menu, setMenu] = useState<{ place: CSSProperties; items: RowMenuItem[] }>();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const open = () => {
    const offered = items();
    const place = placeAt(button.current?.getBoundingClientRect() ?? new DOMRect(), offered.length);
    setMenu({ place, items: offered });
  };
  const close = () => setMenu(undefined);
  /** The focus goes where it came from, so that a question asked next can give it back to the row. */
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
    // A menu stays where it opened; a scroll may end after the press that opened it, and move nothing more.
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
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={menu ? close : open}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </button>
      {menu && (
        <div
          ref={list}
          className={styles.menu}
          style={menu.place}
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
