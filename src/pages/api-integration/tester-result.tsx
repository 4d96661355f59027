import { time } from '../../core/format/date';
import { courseOf, endings } from '../../core/integration/endings';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { StatusTag } from '../../ui/status-tag';
import { readAnswer } from './read-answer';
import styles from './tester.module.css';
import { TesterAdvice } from './tester-advice';
import { words } from './tester-copy';
import { TesterCourse } from './tester-course';
import { TesterExchange } from './tester-exchange';
import type { SentTest } from './use-tests';

interface TesterResultProps {
  test: SentTest;
  isNewest: boolean;
  onAgain: (test: SentTest) => Promise<void>;
}

export const TesterResult = ({ test, isNewest, onAgain }: TesterResultProps) => {
  const { digits, refId, item, sent, outcome } = test;
  const answer = outcome && 'answer' in outcome ? outcome.answer : null;
  const told = answer && readAnswer(answer);
  const isExpected = told?.code != null && told.code === courseOf(digits).refused;
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
        <TesterExchange test={test} answer={answer} pretty={told?.pretty} />
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
          {isExpected && <StatusTag status={{ word: words.asExpected, look: 'ok' }} />}
          {told?.code && (
            <TesterAdvice
              code={told.code}
              message={told.message}
              ip={told.ip}
              isExpected={isExpected}
              onAgain={again}
            />
          )}
          {isExpected && <p className={styles.quiet}>{words.noStates}</p>}
          {told?.orderCode && <TesterCourse code={told.orderCode} digits={digits} />}
        </div>
      </div>
    </details>
  );
};
