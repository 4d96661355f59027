import { Link } from 'react-router-dom';
import { apiOrigin, type ProgramAnswer } from '../../api/program-call';
import { useMay } from '../../api/use-may';
import { apiCreateOrder } from '../../core/contract/open-api/orders';
import { signedCurl } from '../../core/integration/signed-curl';
import { CodeBlock } from '../../ui/code-block';
import { CopyButton } from '../../ui/copy-button';
import styles from './tester.module.css';
import { words } from './tester-copy';
import type { SentTest } from './use-tests';

const { method, path } = apiCreateOrder;

interface TesterExchangeProps {
  test: SentTest;
  answer: ProgramAnswer | null;
  pretty: string | undefined;
}

export const TesterExchange = ({ test, answer, pretty }: TesterExchangeProps) => {
  const { key, headers, body, outcome } = test;
  const readsLog = useMay('api-request:show').can;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const curl = signedCurl({ origin: apiOrigin(), path, key, body });
  return (
    <div className={styles.column}>
      <h3>{words.request}</h3>
      <CodeBlock
        name={`${method} ${path}`}
        what={words.request}
        text={[...lines, '', body].join('\n')}
        extra={<CopyButton value={curl} what="cURL" label={words.curl} />}
      />
      <h3>{words.answer}</h3>
      <p className={answer ? 'sr-only' : styles.quiet} role="status">
        {outcome === null && words.sending}
        {answer && words.answered(answer.status, answer.duration)}
        {outcome && !answer && words.unanswered}
      </p>
      {answer && (
        <CodeBlock
          name={words.answered(answer.status, answer.duration)}
          what={words.answer}
          text={pretty ?? ''}
        />
      )}
      {readsLog && answer?.requestId && (
        <Link className={styles.link} to={`/setting/api-log/data?search=${answer.requestId}`}>
          {words.requestLog}
        </Link>
      )}
    </div>
  );
};
