import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { time } from '../../../../core/format/date';
import { courseOf, endings } from '../../../../core/sandbox/endings';
import { type OpenApiErrorCode, openApiErrors } from '../../../../core/text/open-api-errors';
import { CodeBlock } from '../../../../ui/code-block';
import { CopyButton } from '../../../../ui/copy-button';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { StatusTag } from '../../../../ui/status-tag';
import { apiCreateOrder } from '../../contract/open-api/orders';
import { signedCurl } from '../../domain/signed-curl';
import { apiOrigin, type ProgramAnswer } from '../program-call';
import styles from './tester.module.css';
import { TesterAdvice } from './tester-advice';
import { words } from './tester-copy';
import { TesterCourse } from './tester-course';
import type { SentTest } from './use-tests';

const { method, path } = apiCreateOrder;

interface TesterExchangeProps {
  test: SentTest;
  answer: ProgramAnswer | null;
  pretty: string | undefined;
}

const TesterExchange = ({ test, answer, pretty }: TesterExchangeProps) => {
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

interface ReadAnswer {
  pretty: string;
  /** Null for a success, and for an answer that is not ours. */
  code: OpenApiErrorCode | null;
  message: string;
  ip: string | null;
  orderCode: string | null;
}

interface TestOutcome {
  code?: unknown;
  message?: unknown;
  details?: { ip?: unknown };
  data?: { code?: unknown };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readAnswer({ status, text }: ProgramAnswer): ReadAnswer {
  let body: TestOutcome | null = null;
  try {
    body = JSON.parse(text) as TestOutcome | null;
  } catch {}
  const code = textOf(body?.code);
  return {
    pretty: body ? JSON.stringify(body, null, 2) : text,
    code: code && code in openApiErrors ? (code as OpenApiErrorCode) : null,
    message: textOf(body?.message) ?? '',
    ip: textOf(body?.details?.ip),
    orderCode: status === 200 ? textOf(body?.data?.code) : null,
  };
}

interface TesterResultProps {
  test: SentTest;
  isNewest: boolean;
  onAgain: (test: SentTest) => Promise<void>;
}

export const TesterResult = ({ test, isNewest, onAgain }: TesterResultProps) => {
  const { digits, refId, item, sent, outcome } = test;
  const answer = outcome && 'answer' in outcome ? outcome.answer : null;
  const parsed = answer && readAnswer(answer);
  const isExpected = parsed?.code != null && parsed.code === courseOf(digits).refused;
  const again = () => void onAgain(test);

  return (
    <details className={styles.result} open={isNewest}>
      <summary className={styles.head}>
        <strong>
          …{digits} {endings[digits].label}
        </strong>
        <span className={styles.quiet}>
          {refId} · {item} · {time(sent)}
        </span>
      </summary>
      <div className={styles.columns}>
        <TesterExchange test={test} answer={answer} pretty={parsed?.pretty} />
        <div className={styles.column}>
          {outcome && 'failure' in outcome && (
            <Notice
              tone="bad"
              urgent
              action={
                <Button tone="soft" size="small" onClick={again}>
                  {words.again}
                </Button>
              }
            >
              {outcome.failure}
            </Notice>
          )}
          {isExpected && <StatusTag status={{ word: words.asExpected, tone: 'ok' }} />}
          {parsed?.code && (
            <TesterAdvice
              code={parsed.code}
              message={parsed.message}
              ip={parsed.ip}
              isExpected={isExpected}
              onAgain={again}
            />
          )}
          {isExpected && <p className={styles.quiet}>{words.noStates}</p>}
          {parsed?.orderCode && <TesterCourse code={parsed.orderCode} digits={digits} />}
        </div>
      </div>
    </details>
  );
};
