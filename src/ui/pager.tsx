import { ChevronLeft, ChevronRight } from 'lucide-react';
import { number } from '../core/format/number';
import { LastPage } from './last-page';
import { PageJump } from './page-jump';
import styles from './pager.module.css';
import { Button } from './plain/button';

interface PagerProps {
  page: number;
  limit: number;
  /** Infinite if only the existence of more rows is known. */
  total: number;
  shown: number;
  unit: string;
  onPage: (page: number) => void;
  sizes?: readonly number[];
  onSize?: (limit: number) => void;
}

export const Pager = ({ page, limit, total, shown, unit, onPage, sizes, onSize }: PagerProps) => {
  const last = Math.max(1, Math.ceil(total / limit));
  const counted = Number.isFinite(total);
  const first = (page - 1) * limit + 1;
  if (shown === 0 && page > last) return <LastPage page={last} />;
  return (
    <nav className={`${styles.pager} no-print`} aria-label="Halaman">
      <span aria-live="polite">
        {`${number(first)}–${number(Math.min(first + limit - 1, total))} ${counted ? `dari ${number(total)} ` : ''}${unit}`}
      </span>
      <span className={styles.steps}>
        {sizes && (
          <select
            className={styles.size}
            aria-label="Baris per halaman"
            value={limit}
            onChange={(event) => onSize?.(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size} per halaman
              </option>
            ))}
          </select>
        )}
        <Button
          tone="quiet"
          size="small"
          aria-label="Halaman sebelumnya"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </Button>
        {counted ? (
          <PageJump page={page} last={last} onPage={onPage} />
        ) : (
          <span className={styles.now}>{number(page)}</span>
        )}
        <Button
          tone="quiet"
          size="small"
          aria-label="Halaman berikutnya"
          disabled={page >= last}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </span>
    </nav>
  );
};
