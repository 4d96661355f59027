import { useEffect, useRef } from 'react';
import card from '../../ui/card.module.css';
import styles from './tester.module.css';
import { words } from './tester-copy';
import { TesterResult } from './tester-result';
import type { useTests } from './use-tests';

export const TesterResults = ({ tests }: { tests: ReturnType<typeof useTests> }) => {
  const section = useRef<HTMLElement>(null);
  const newest = tests.tests[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try leads to its result
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' });
  }, [newest]);

  return (
    <section
      ref={section}
      className={`${card.card} ${card.padded} ${styles.results}`}
      aria-labelledby="uji-hasil"
    >
      <div>
        <h2 id="uji-hasil">{words.results}</h2>
        <p className={styles.quiet}>{words.resultsHint}</p>
      </div>
      {tests.tests.map((test, place) => (
        <TesterResult key={test.id} test={test} isNewest={place === 0} onAgain={tests.again} />
      ))}
    </section>
  );
};
