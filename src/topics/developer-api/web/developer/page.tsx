import { FileJson, Moon, Sun } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { everyCallRefusals } from '../../../../core/text/open-api-errors';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { browserConfig } from '../../../../platform/web/browser-config';
import { useSession } from '../../../../platform/web/session';
import { useTheme } from '../../../../platform/web/use-theme';
import card from '../../../../ui/card.module.css';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { ProductName } from '../../../../ui/mark';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { useScreen } from '../../../../ui/use-screen';
import { type ApiDocument, type ApiMessage, callsOf, messagesOf } from '../../domain/api-document';
import { documentFiles, readApiDocument } from '../api-document';
import { copy } from './copy';
import styles from './developer.module.css';
import type { LanguageName, Topic } from './example-files';
import { Examples } from './examples';
import { Heading } from './heading';
import { Messages } from './messages';
import { Operation } from './operation';
import { Prose } from './prose';
import { Refusals } from './refusals';
import { guideLead, guideSections, guideTitle } from './sections';

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

const Contents = ({ document }: { document: ApiDocument | null }) =>
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

interface DocumentState {
  document: ApiDocument | null;
  error: ApiError | null;
  reload: () => Promise<void>;
}

function useDocument(): DocumentState {
  const [document, setDocument] = useState<ApiDocument | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const reload = useCallback(async () => {
    setError(null);
    try {
      setDocument(await readApiDocument());
    } catch (failure) {
      setError(asApiError(failure));
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { document, error, reload };
}

const TopBar = () => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const signedIn = useSession() !== null;
  const Picture = isDark ? Sun : Moon;
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home}>
        <ProductName name={browserConfig.productName} />
      </Link>
      <span className={`${layout.row2} no-print`}>
        <Button
          tone="quiet"
          icon={<Picture size={18} />}
          aria-label={isDark ? copy.toLight : copy.toDark}
          onClick={() => setTheme(isDark ? 'light' : 'dark')}
        />
        <ButtonLink to={signedIn ? '/dashboard' : '/login'} tone="soft">
          {signedIn ? copy.portal : copy.signIn}
        </ButtonLink>
      </span>
    </header>
  );
};

const words = copy.reference;

const Reference = ({ document, error, reload }: DocumentState) => (
  <section aria-labelledby="referensi" className={styles.section}>
    <Heading level={2} id="referensi" title={words.title} />
    <p>{words.lead}</p>
    <LoadState data={document ?? undefined} error={error} onRetry={reload}>
      {(known: ApiDocument) => (
        <>
          {callsOf(known).map((call) => (
            <Operation key={call.operationId} call={call} />
          ))}
          <article
            className={`${card.card} ${card.padded} ${styles.operation}`}
            aria-labelledby={words.everyId}
          >
            <Heading level={3} id={words.everyId} title={words.every} />
            <p>{words.everyLead}</p>
            <Refusals codes={everyCallRefusals} />
          </article>
        </>
      )}
    </LoadState>
  </section>
);

const examplesOf: Readonly<Record<string, Topic>> = {
  'tanda-tangan': 'client',
  memanggil: 'balance',
  pesanan: 'order',
  webhook: 'webhook',
};

const DeveloperPage = () => {
  const state = useDocument();
  const [language, onLanguage] = useState<LanguageName>('curl');
  const { document: known } = state;

  // The browser scrolls to the anchor before it is rendered, so scrolling is repeated; operations appear only once loaded.
  useEffect(() => {
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (wanted && (known || guideSections.some(({ id }) => id === wanted)))
      document.getElementById(wanted)?.scrollIntoView();
  }, [known]);

  return (
    <div className={styles.page}>
      <a href="#isi" className="skip-link">
        {copy.skip}
      </a>
      <TopBar />
      <div className={styles.columns}>
        <Contents document={known} />
        <main id="isi" tabIndex={-1} className={layout.stack5}>
          <div className={styles.intro}>
            <h1>{guideTitle}</h1>
            <Prose text={guideLead} />
            <div className={`${layout.row2} no-print`}>
              <a
                href={documentFiles.openApi}
                download="openapi.json"
                className={buttonClass({ tone: 'quiet' })}
              >
                <FileJson size={18} />
                {copy.openApi}
              </a>
              <a
                href={documentFiles.postman}
                download="postman_collection.json"
                className={buttonClass({ tone: 'quiet' })}
              >
                <FileJson size={18} />
                {copy.postman}
              </a>
            </div>
          </div>
          {guideSections.map(({ id, title, text }) => {
            const topic = examplesOf[id];
            return (
              <section
                key={id}
                aria-labelledby={id}
                className={`${card.card} ${card.padded} ${styles.section}`}
              >
                <Heading level={2} id={id} title={title} />
                <Prose text={text} />
                {topic && <Examples topic={topic} language={language} onLanguage={onLanguage} />}
              </section>
            );
          })}
          <Reference {...state} />
          {known && <Messages document={known} />}
        </main>
      </div>
    </div>
  );
};

export default DeveloperPage;
