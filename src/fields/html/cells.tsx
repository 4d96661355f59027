import { useEffect, useState } from 'react';
import type { CellOf } from '../parts';
import styles from './html.module.css';
import { sanitize } from './sanitize';

const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

/** A list shows the words alone. */
export const HtmlCell: CellOf<'html'> = ({ value }) => (
  <span className={styles.words}>{wordsOf(String(value))}</span>
);

/** Rich text as a reader sees it; sanitised here too, whatever the server has done (design 7). */
export const HtmlValue: CellOf<'html'> = ({ value }) => {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    let stale = false;
    void sanitize(String(value)).then((html) => stale || setClean(html));
    return () => {
      stale = true;
    };
  }, [value]);
  if (clean === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `clean` has passed DOMPurify
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: clean }} />;
};
