import { useEffect, useState } from 'react';
import styles from './html.module.css';
import { sanitize } from './sanitize';

/** Sanitises again, whatever the server has done (design 7). */
export const RichText = ({ html }: { html: string }) => {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    let stale = false;
    void sanitize(html).then((safe) => stale || setClean(safe));
    return () => {
      stale = true;
    };
  }, [html]);
  if (clean === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `clean` has passed DOMPurify
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: clean }} />;
};
