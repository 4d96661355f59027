import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { copy } from './copy';
import styles from './strip.module.css';

function useScroller(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  const measure = useCallback(() => {
    const row = ref.current;
    if (!row) return;
    // Negative in right-to-left direction.
    const from = Math.abs(row.scrollLeft);
    const next = { atStart: from < 2, atEnd: from + row.clientWidth > row.scrollWidth - 2 };
    setEnds((ends) => (ends.atStart === next.atStart && ends.atEnd === next.atEnd ? ends : next));
  }, []);

  // Measured after the browser has laid the page out: measured here, it would force a layout, in the middle of
  // the first drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of cards is another width
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [measure, count]);

  const turn = (way: 1 | -1) => {
    const row = ref.current;
    if (!row) return;
    const mirrored = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollBy({ left: way * mirrored * row.clientWidth, behavior: calm ? 'auto' : 'smooth' });
  };

  return { ref, ...ends, turn, measure };
}

interface StripProps {
  title: string;
  aside?: ReactNode;
  view: { desktop: number; tablet: number; phone: number };
  arrowsAfter: number;
  cards: { key: string; card: ReactNode }[];
  empty: ReactNode;
  /** Height in pixels of a card and of the empty state, so that nothing below moves. */
  height: number;
}

export const Strip = ({ title, aside, view, arrowsAfter, cards, empty, height }: StripProps) => {
  const id = useId();
  const { ref, atStart, atEnd, turn, measure } = useScroller(cards.length);
  const sizes = { '--desktop': view.desktop, '--tablet': view.tablet, '--phone': view.phone };
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        {cards.length > arrowsAfter && (
          <span className={styles.arrows}>
            <Arrow label={`${title}: ${copy.before}`} isOff={atStart} onClick={() => turn(-1)}>
              <ChevronLeft size={18} className="mirrored" aria-hidden="true" />
            </Arrow>
            <Arrow label={`${title}: ${copy.after}`} isOff={atEnd} onClick={() => turn(1)}>
              <ChevronRight size={18} className="mirrored" aria-hidden="true" />
            </Arrow>
          </span>
        )}
      </div>
      {cards.length === 0 ? (
        <div className={styles.empty} style={{ minHeight: height }}>
          {empty}
        </div>
      ) : (
        <ul ref={ref} className={styles.cards} style={sizes as CSSProperties} onScroll={measure}>
          {cards.map(({ key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface ArrowProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable at the end, so that focus is not lost. */
const Arrow = ({ label, isOff, onClick, children }: ArrowProps) => (
  <button
    type="button"
    className={styles.arrow}
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
  >
    {children}
  </button>
);
