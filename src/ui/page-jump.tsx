import { type FormEvent, useState } from 'react';
import { number } from '../core/format/number';
import styles from './pager.module.css';

interface PageJumpProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** The page one is on, to be typed over with another; what lies past the last page means the last. */
export const PageJump = ({ page, last, onPage }: PageJumpProps) => {
  const [typed, type] = useState(String(page));
  const [known, know] = useState(page);
  // Set here and not by a key, which would take the focus away from whoever has just jumped.
  if (known !== page) {
    know(page);
    type(String(page));
  }
  const jump = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = Math.min(Math.max(typed ? Number(typed) : page, 1), last);
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
        maxLength={7}
        value={typed}
        onChange={({ target }) => type(target.value.replace(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={() => jump()}
      />{' '}
      / {number(last)}
    </form>
  );
};
