import { type ApiDocument, type ApiMessage, callsOf, messagesOf } from '../../core/integration/api-document';
import { useScreen } from '../../ui/use-screen';
import { copy } from './copy';
import styles from './developer.module.css';
import { guideSections } from './sections';

interface PartProps {
  id: string;
  title: string;
  entries: readonly Pick<ApiMessage, 'operationId' | 'summary'>[] | null;
}

const Part = ({ id, title, entries }: PartProps) => (
  <li>
    <a href={`#${id}`}>{title}</a>
    <ul>
      {entries?.map(({ operationId, summary }) => (
        <li key={operationId}>
          <a href={`#${operationId}`}>{summary}</a>
        </li>
      ))}
    </ul>
  </li>
);

const Links = ({ document }: { document: ApiDocument | null }) => (
  <ul className={styles.links}>
    {guideSections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
    <Part id="referensi" title={copy.reference.title} entries={document && callsOf(document)} />
    <Part id={copy.messages.id} title={copy.messages.title} entries={document && messagesOf(document)} />
  </ul>
);

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
