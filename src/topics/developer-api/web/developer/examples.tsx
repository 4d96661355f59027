import { Download } from 'lucide-react';
import { saveFile } from '../../../../platform/web/save-file';
import { CodeBlock } from '../../../../ui/code-block';
import { Button } from '../../../../ui/plain/button';
import { Segmented } from '../../../../ui/plain/segmented';
import text from '../../../../ui/text.module.css';
import { apiHost } from '../api-document';
import { copy } from './copy';
import styles from './developer.module.css';
import { exampleOf, type LanguageName, languages, type Topic } from './example-files';

export interface Choice {
  language: LanguageName;
  onLanguage: (language: LanguageName) => void;
}

const environment = (): string =>
  `export LUMBUNG_URL=${apiHost()}\nexport LUMBUNG_KEY=…\nexport LUMBUNG_SECRET=…`;

export const Examples = ({ topic, language, onLanguage }: Choice & { topic: Topic }) => {
  const file = exampleOf(topic, language);
  const label = languages.find(({ value }) => value === language)?.label ?? language;
  return (
    <section className={styles.examples} aria-label={copy.topics[topic]}>
      <h3>{copy.topics[topic]}</h3>
      <Segmented
        variant="tabs"
        label={`${copy.language}, ${copy.topics[topic]}`}
        options={[...languages]}
        value={language}
        onChange={onLanguage}
      />
      {file ? (
        <CodeBlock
          name={file.name}
          what={copy.file(file.name)}
          text={file.text}
          extra={topic === 'client' && <Save {...file} />}
        />
      ) : (
        <p className={text.quiet}>{copy.noExample(label)}</p>
      )}
      {topic === 'client' && (
        <>
          <p className={text.quiet}>{copy.run}</p>
          <CodeBlock name="shell" what={copy.example} text={environment()} />
        </>
      )}
    </section>
  );
};

const Save = ({ name, text }: { name: string; text: string }) => (
  <Button
    tone="quiet"
    size="small"
    icon={<Download size={16} />}
    aria-label={copy.saveFile(name)}
    onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), name)}
  >
    {copy.save}
  </Button>
);
