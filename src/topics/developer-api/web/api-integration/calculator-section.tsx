import { useEffect, useState } from 'react';
import { CopyButton } from '../../../../ui/copy-button';
import { Button } from '../../../../ui/plain/button';
import { Field } from '../../../../ui/plain/field';
import { FormSection } from '../../../../ui/plain/form-section';
import { Notice } from '../../../../ui/plain/notice';
import { Segmented } from '../../../../ui/plain/segmented';
import { TextArea } from '../../../../ui/plain/text-area';
import { OPEN_API } from '../../domain/paths';
import styles from './api-integration.module.css';
import { copy } from './copy';
import { type Calculated, canSign, freshStamp, sign } from './sign';
import { useTypedSecret } from './typed-secret';

const words = copy.calculator;
const methods = ['GET', 'POST'] as const;
type Method = (typeof methods)[number];

/** Signs in this browser only, to compare with a partner's own program. */
export const CalculatorSection = () => {
  const [method, setMethod] = useState<Method>('GET');
  const [typed, setTyped] = useState(() => ({ ...freshStamp(), path: `${OPEN_API}/balance`, body: '' }));
  const [secret, setSecret] = useTypedSecret();
  const [found, setFound] = useState<Calculated | null>(null);
  const { path, timestamp, nonce, body } = typed;
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));

  useEffect(() => {
    let isLate = false;
    const parts = { method, path, timestamp, nonce, body: method === 'GET' ? '' : body };
    // WebCrypto cannot sign with an empty key.
    const result = secret === '' || !canSign() ? Promise.resolve(null) : sign(parts, secret);
    void result.then((calculated) => {
      if (!isLate) setFound(calculated);
    });
    return () => {
      isLate = true;
    };
  }, [method, path, timestamp, nonce, body, secret]);

  return (
    <FormSection title={words.title} reason={words.reason}>
      <Segmented
        label={words.method}
        options={methods.map((value) => ({ value, label: value }))}
        value={method}
        onChange={setMethod}
      />
      <Field
        label={words.path}
        hint={words.pathHint}
        autoComplete="off"
        value={path}
        onChange={({ target }) => change({ path: target.value })}
      />
      <Field
        label={words.secret}
        hint={words.secretHint}
        type="password"
        autoComplete="off"
        value={secret}
        onChange={({ target }) => setSecret(target.value.trim())}
      />
      <Field
        label={words.timestamp}
        inputMode="numeric"
        autoComplete="off"
        value={timestamp}
        onChange={({ target }) => change({ timestamp: target.value.trim() })}
      />
      <Field
        label={words.nonce}
        autoComplete="off"
        value={nonce}
        onChange={({ target }) => change({ nonce: target.value.trim() })}
      />
      {method === 'POST' && (
        <TextArea
          label={words.body}
          hint={words.bodyHint}
          value={body}
          onChange={({ target }) => change({ body: target.value })}
        />
      )}
      <div>
        <Button tone="quiet" onClick={() => change(freshStamp())}>
          {words.now}
        </Button>
      </div>
      {!canSign() && <Notice>{copy.httpsOnly}</Notice>}
      {found && (
        <>
          <p className={styles.quiet}>{words.text}</p>
          <pre className={`${styles.code} ${styles.text}`}>{found.text}</pre>
          <div className={styles.secret}>
            <span className={styles.code}>{found.signature}</span>
            <CopyButton value={found.signature} what={words.signature} />
          </div>
        </>
      )}
    </FormSection>
  );
};
