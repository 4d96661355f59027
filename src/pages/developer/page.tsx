import { FileJson } from 'lucide-react';
import { useEffect, useState } from 'react';
import { documentFiles } from '../../api/api-document';
import card from '../../ui/card.module.css';
import { buttonClass } from '../../ui/plain/button-class';
import { Contents } from './contents';
import { copy } from './copy';
import styles from './developer.module.css';
import type { LanguageName, Topic } from './example-files';
import { Examples } from './examples';
import { Heading } from './heading';
import { Messages } from './messages';
import { Prose } from './prose';
import { Reference } from './reference';
import { guideLead, guideSections, guideTitle } from './sections';
import { TopBar } from './top-bar';
import { useDocument } from './use-document';

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

  // The browser looks for the anchor before it is drawn, so scrolling is repeated; operations appear only once loaded.
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
        <main id="isi" tabIndex={-1} className={styles.main}>
          <div className={styles.intro}>
            <h1>{guideTitle}</h1>
            <Prose text={guideLead} />
            <div className={`${styles.acts} no-print`}>
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
