import { useState } from 'react';
import { sanitize } from '../../fields/html/sanitize';
import { Bone } from '../../ui/skeleton';
import styles from './brand-head.module.css';
import { copy } from './copy';

/** Folded instructions: the sanitiser loads only when opened. */
export const HowTo = ({ html }: { html: string }) => {
  const [clean, setClean] = useState<string>();
  if (!html) return null;
  return (
    <details
      className={styles.how}
      onToggle={(event) => {
        if (event.currentTarget.open && clean === undefined) void sanitize(html).then(setClean);
      }}
    >
      <summary>{copy.howTo}</summary>
      {clean === undefined ? (
        <Bone width="60%" />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify just above
        <div dangerouslySetInnerHTML={{ __html: clean }} />
      )}
    </details>
  );
};
