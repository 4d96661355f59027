import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { number } from '../core/format/number';
import { readNumber } from '../core/format/read-number';
import styles from './pager.module.css';
import { Button } from './plain/button';
import { FieldError } from './plain/field-error';

const WRONG = 'Isi angka bulat.';

interface PageJumpProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** Editable page number; a number past the last page means the last. Invalid text stays. */
const PageJump = ({ page, last, onPage }: PageJumpProps) => {
  const [typed, type] = useState(String(page));
  const [known, know] = useState(page);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  // Reset during render: a key would take focus away after a jump.
  if (known !== page) {
    know(page);
    type(String(page));
    setWrong(false);
  }
  const jump = (event?: FormEvent) => {
    event?.preventDefault();
    const read = readNumber(typed) ?? (typed.trim() === '' ? page : undefined);
    setWrong(read === undefined || !Number.isInteger(read));
    if (read === undefined || !Number.isInteger(read)) return;
    const wanted = Math.min(Math.max(read, 1), last);
    type(String(wanted));
    if (wanted !== page) onPage(wanted);
  };
  if (last === 1) return <span className={styles.now}>1 / 1</span>;
  return (
    <form className={styles.now} onSubmit={jump}>
      <input
        className={styles.jump}
        aria-label={`Halaman, 1 sampai ${number(last)}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => jump()}
      />{' '}
      / {number(last)}
      <span className={styles.wrong}>
        <FieldError id={id} error={isWrong ? WRONG : undefined} />
      </span>
    </form>
  );
};

/** Redirects from a missing page of a list (an old URL, its last row deleted) to the last one. */
const LastPage = ({ page }: { page: number }) => {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return <Navigate replace to={{ search: `${next}` }} />;
};

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
          <ChevronLeft size={18} className="mirrored" />
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
          <ChevronRight size={18} className="mirrored" />
        </Button>
      </span>
    </nav>
  );
};
