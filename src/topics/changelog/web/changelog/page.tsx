import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { date } from '../../../../core/format/date';
import { callKey, useAction, useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { type ChangeType, listChangelogs, markChangelogsRead, type Release } from '../../contract';
import styles from './changelog.module.css';

const copy = {
  title: 'Yang Baru',
  hint: 'Apa yang berubah di portal mitra, versi terbaru lebih dulu.',
  version: (version: string) => `Versi ${version}`,
  isNew: 'Belum dibaca',
} as const;

const tones: Record<ChangeType, string | undefined> = {
  Baru: styles.fresh,
  Perbaikan: styles.mended,
  Perubahan: styles.changed,
  Keamanan: styles.safe,
};

const ReleaseCard = ({ release: { version, date: day, title, changes, is_read } }: { release: Release }) => (
  <article className={`${card.card} ${styles.release}`}>
    <header>
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
          <span className={`${styles.type} ${tones[type]}`}>{type}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </article>
);

/** /changelog: opening it marks all as read; new entries stay marked while it is open. */
const ChangelogPage = () => {
  const { data, error, refetch } = useCall(listChangelogs, {});
  const shown = useFirst(data);
  useMarkRead(data);
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <LoadState data={shown} error={error} onRetry={refetch}>
        {(releases) => releases.map((release) => <ReleaseCard key={release.version} release={release} />)}
      </LoadState>
    </>
  );
};

export default ChangelogPage;

/** Keeps the first answer, so that the marks stay during the visit. */
function useFirst(data: Release[] | undefined): Release[] | undefined {
  const [first, setFirst] = useState(data);
  if (!first && data) setFirst(data);
  return first;
}

function useMarkRead(data: Release[] | undefined): void {
  const { mutate } = useAction(markChangelogsRead);
  const cache = useQueryClient();
  const hasNew = data?.some(({ is_read }) => !is_read) ?? false;
  useEffect(() => {
    if (!hasNew) return;
    // After a failure the dot stays, and the next visit retries.
    mutate({}, { onSuccess: () => void cache.invalidateQueries(callKey(listChangelogs)) });
  }, [hasNew, mutate, cache]);
}
