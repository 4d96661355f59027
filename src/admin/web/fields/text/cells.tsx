import { number } from '../../../../core/format/number';
import { phone as phoneText } from '../../../../core/format/phone';
import { elsewhere } from '../../../../ui/elsewhere';
import type { CellOf } from '../parts';
import styles from './text.module.css';

export const TextCell = ({ value }: { value: unknown }) => <>{String(value)}</>;

export const LongTextCell: CellOf<'longtext'> = ({ value }) => (
  <span className={styles.clamp}>{String(value)}</span>
);

export const LongTextValue: CellOf<'longtext'> = ({ value, field }) => (
  <span className={field.copy ? styles.signs : styles.lines}>{String(value)}</span>
);

export const JsonCell: CellOf<'json'> = ({ value }) => (
  <span className={`${styles.clamp} ${styles.code}`}>{JSON.stringify(value).slice(0, SHORT_JSON)}</span>
);

/** More than two lines of a column show. */
const SHORT_JSON = 200;

export const JsonValue: CellOf<'json'> = ({ value }) => (
  <span className={`${styles.signs} ${styles.scrolled}`}>{JSON.stringify(value, null, 2)}</span>
);

export const PhoneCell: CellOf<'phone'> = ({ value }) => (
  <span className={styles.whole}>{phoneText(String(value))}</span>
);

/** A page of the website has no URL here, because the host is unknown. */
export const UrlCell: CellOf<'url'> = ({ value }) =>
  String(value).startsWith('https://') ? (
    <a href={String(value)} {...elsewhere}>
      {String(value).replace(/^https:\/\//, '')}
    </a>
  ) : (
    <TextCell value={value} />
  );

export const PasswordCell: CellOf<'password'> = () => <>••••••••</>;

export const LinesCell: CellOf<'lines'> = ({ value }) => <>{number((value as string[]).length)} baris</>;
