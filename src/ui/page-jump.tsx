import { type FormEvent, useId, useState } from 'react';
import { number } from '../core/format/number';
import { readNumber } from '../core/format/read-number';
import styles from './pager.module.css';
import { FieldError } from './plain/field-error';

const WRONG = 'Isi angka bulat.';

interface PageJumpProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** Editable page number; a number past the last page means the last. Invalid text stays. */
export const PageJump = ({ page, last, onPage }: PageJumpProps) => {
  const [typed, type] = useState(String(page));
  const [known, know] = useState(page);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  // Reset during render: a key would take focus away after a jump.
  if (known !== page) {
    know(page);
    type(String(page));
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
