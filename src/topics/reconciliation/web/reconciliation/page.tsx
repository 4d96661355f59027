import { useState } from 'react';
import { call } from '../../../../platform/web/call';
import { useAttempt } from '../../../../platform/web/use-attempt';
import { PageHead } from '../../../../ui/page-head';
import { type Matching, reconcileRows } from '../../contract';
import { groups } from '../../domain/match';
import { Composer } from './composer';
import { copy } from './copy';
import styles from './reconciliation.module.css';
import { Result } from './result';
import { useWork } from './use-work';

const ReconciliationPage = () => {
  const { work, change, clear } = useWork();
  const { busy, failure, attempt, clear: forget } = useAttempt();
  const [isFresh, setFresh] = useState(false);

  const match = (asked: Matching) =>
    attempt(async () => {
      const { data: outcome } = await call(reconcileRows, { body: asked }, { timeout: 60_000 });
      const first = (['differs', 'theirs', 'ours'] as const).find((group) => outcome.sums[group].rows > 0);
      const stays = work.result && work.group && outcome.sums[work.group].rows > 0 ? work.group : undefined;
      change({ result: { asked, outcome }, group: stays ?? first ?? groups[0], page: 1 });
      setFresh(true);
    });

  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/pembukuan" />
      <div className={styles.page}>
        {work.result ? (
          <Result
            work={work}
            result={work.result}
            isFresh={isFresh}
            isBusy={busy}
            failure={failure}
            onChange={change}
            onAgain={(asked) => void match(asked)}
            onBack={() => {
              forget();
              change({ result: null });
            }}
            onClear={() => {
              forget();
              clear();
            }}
          />
        ) : (
          <Composer
            work={work}
            isBusy={busy}
            failure={failure}
            onChange={change}
            onMatch={(asked) => void match(asked)}
          />
        )}
      </div>
    </>
  );
};

export default ReconciliationPage;
