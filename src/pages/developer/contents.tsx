import { type ApiDocument, callsOf, messagesOf } from '../../core/integration/api-document';
import { useScreen } from '../../ui/use-screen';
import { copy } from './copy';
import styles from './developer.module.css';
import { guideSections } from './sections';

const Links = ({ document }: { document: ApiDocument | null }) => (
  <ul className={styles.links}>
    {guideSections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
    <li>
      <a href="#referensi">{copy.reference.title}</a>
      <ul>
        {document &&
          callsOf(document).map(({ operationId, summary }) => (
            <li key={operationId}>
              <a href={`#${operationId}`}>{summary}</a>
            </li>
          ))}
      </ul>
    </li>
    <li>
      <a href={`#${copy.messages.id}`}>{copy.messages.title}</a>
      <ul>
        {document &&
          messagesOf(document).map(({ operationId, summary }) => (
            <li key={operationId}>
              <a href={`#${operationId}`}>{summary}</a>
            </li>
          ))}
      </ul>
    </li>
  </ul>
);

/** Where everything on the page is: beside it where there is room, else folded above it. */
export const Contents = ({ document }: { document: ApiDocument | null }) =>
  useScreen() === 'desktop' ? (
    <nav className={`${styles.contents} no-print`} aria-label={copy.contents}>
      <Links document={document} />
    </nav>
  ) : (
    <nav className={`${styles.folded} no-print`} aria-label={copy.contents}>
      <details>
        <summary>{copy.contents}</summary>
        <Links document={document} />
      </details>
    </nav>
  );
