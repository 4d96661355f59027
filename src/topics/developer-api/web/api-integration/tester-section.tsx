import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMay } from '../../../../admin/web/session/use-may';
import { OWNER_ONLY } from '../../../../core/contract/endpoint';
import { API_TOKEN } from '../../../../core/states';
import { useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Button } from '../../../../ui/plain/button';
import { FormSection } from '../../../../ui/plain/form-section';
import { SkeletonList } from '../../../../ui/skeleton';
import { useAfterChange } from '../../../../ui/use-after-change';
import { type CreatedToken, listAccessTokens, listSandboxItems } from '../../contract/integration';
import { copy } from './copy';
import { NewToken } from './new-token';
import { NothingYet } from './nothing-yet';
import styles from './tester.module.css';
import { words } from './tester-copy';
import { TesterForm } from './tester-form';
import { TesterResult } from './tester-result';
import { useTypedSecret } from './typed-secret';
import type { Tests } from './use-tests';

/** Sends sandbox orders with a chosen result as a program would, and shows their progress. */
export const TesterSection = ({ tests }: { tests: Tests }) => {
  const isOwner = useMay(OWNER_ONLY).can;
  const tokens = useCall(listAccessTokens);
  const items = useCall(listSandboxItems);
  const [, setSecret] = useTypedSecret();
  const [isMaking, setMaking] = useState(false);
  const results = useRef<HTMLElement>(null);
  useAfterChange(tests.tests[0]?.id, () => results.current?.scrollIntoView({ block: 'start' }));
  const made = ({ secret }: CreatedToken) => {
    setSecret(secret);
    void tokens.refetch();
  };

  return (
    <>
      <FormSection title={words.title} reason={words.reason}>
        <LoadState
          data={tokens.data && items.data && { tokens: tokens.data, items: items.data }}
          error={tokens.error ?? items.error}
          onRetry={() => void Promise.all([tokens.refetch(), items.refetch()])}
          skeleton={<SkeletonList rows={3} />}
        >
          {(found) => {
            const usable = found.tokens.filter(
              ({ environment, status }) => environment === 'sandbox' && status === API_TOKEN.active,
            );
            if (usable.length === 0)
              return (
                <NothingYet
                  title={words.noToken}
                  hint={isOwner ? words.noTokenHint : copy.ownerOnly}
                  action={
                    isOwner && (
                      <Button icon={<Plus size={18} />} onClick={() => setMaking(true)}>
                        {words.makeToken}
                      </Button>
                    )
                  }
                />
              );
            if (found.items.length === 0) return <NothingYet title={words.noItem} hint={words.noItemHint} />;
            return <TesterForm tokens={usable} items={found.items} tests={tests} />;
          }}
        </LoadState>
        {isMaking && <NewToken onMade={made} onClose={() => setMaking(false)} />}
      </FormSection>
      {tests.tests.length > 0 && (
        <section
          ref={results}
          className={`${card.card} ${card.padded} ${styles.results}`}
          aria-labelledby="uji-hasil"
        >
          <div>
            <h2 id="uji-hasil">{words.results}</h2>
            <p className={styles.quiet}>{words.resultsHint}</p>
          </div>
          {tests.tests.map((test, index) => (
            <TesterResult key={test.id} test={test} isNewest={index === 0} onAgain={tests.again} />
          ))}
        </section>
      )}
    </>
  );
};
