import type { ChangeType, Release } from '../../core/contract/changelog';
import { date } from '../../core/format/date';
import card from '../../ui/card.module.css';
import styles from './changelog.module.css';
import { copy } from './copy';

const looks: Record<ChangeType, string | undefined> = {
  Baru: styles.fresh,
  Perbaikan: styles.mended,
  Perubahan: styles.changed,
  Keamanan: styles.safe,
};

export const ReleaseCard = ({
  release: { version, date: day, title, changes, is_read },
}: {
  release: Release;
}) => (
  <article className={`${card.card} ${styles.release}`}>
    <header className={styles.head}>
      <p className={styles.version}>
        <span>
          {copy.version(version)} · <time dateTime={day}>{date(`${day}T00:00:00+07:00`)}</time>
        </span>
        {!is_read && <span className={styles.new}>{copy.isNew}</span>}
      </p>
      <h2>{title}</h2>
    </header>
    <ul className={styles.changes}>
      {changes.map(({ type, text }) => (
        <li key={text} className={styles.change}>
          <span className={`${styles.type} ${looks[type]}`}>{type}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </article>
);
