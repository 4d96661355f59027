import { CircleCheck, CircleDashed } from 'lucide-react';
import { useFacts } from '../../../../admin/web/session/facts';
import { rupiah } from '../../../../core/format/money';
import { API_TOKEN } from '../../../../core/states';
import { useAction, useCall } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Button } from '../../../../ui/plain/button';
import { FormSection } from '../../../../ui/plain/form-section';
import { SkeletonList } from '../../../../ui/skeleton';
import { fillSandbox, getSandbox, listAccessTokens, listAddresses } from '../../contract/integration';
import { listWebhooks } from '../../contract/webhook';
import styles from './api-integration.module.css';
import { copy } from './copy';
import { useProgramNews } from './use-program-news';

const words = copy.ready;
export const ReadySection = () => {
  const feedback = useFeedback();
  const { kyc_verified } = useFacts().profile;
  const tokens = useCall(listAccessTokens);
  const addresses = useCall(listAddresses);
  const sandbox = useCall(getSandbox);
  const webhooks = useCall(listWebhooks);
  useProgramNews(tokens.refetch, addresses.refetch, sandbox.refetch, webhooks.refetch);
  const fill = useAction(fillSandbox);

  const refill = async () => {
    await feedback.attempt(async () => {
      await fill.mutateAsync({ body: {} });
      feedback.success(words.filled);
    });
    await sandbox.refetch();
  };

  const steps = (delivered: number): [string, boolean][] => {
    const active = (tokens.data ?? []).filter(({ status }) => status === API_TOKEN.active);
    const of = (wanted: string) => active.filter(({ environment }) => environment === wanted);
    return [
      [words.steps.sandboxToken, of('sandbox').length > 0],
      [words.steps.address, (addresses.data?.allowed.length ?? 0) > 0],
      [words.steps.signed, active.some(({ last_used_at }) => last_used_at !== null)],
      [words.steps.sandboxOrder, delivered > 0],
      [
        words.steps.webhook,
        (webhooks.data ?? []).some(
          ({ environment, last_ok_at }) => environment === 'sandbox' && last_ok_at !== null,
        ),
      ],
      [words.steps.kyc, kyc_verified === true],
      [words.steps.productionToken, of('production').length > 0],
    ];
  };

  return (
    <FormSection title={words.title} reason={words.reason}>
      <LoadState
        data={sandbox.data}
        error={sandbox.error}
        onRetry={sandbox.refetch}
        skeleton={<SkeletonList rows={3} />}
      >
        {({ balance, delivered }) => (
          <>
            <ul className={styles.steps}>
              {steps(delivered).map(([step, isDone]) => (
                <li key={step} className={styles.step} data-done={isDone || undefined}>
                  {isDone ? <CircleCheck size={20} /> : <CircleDashed size={20} />}
                  <span>
                    {step}
                    <span className="sr-only">: {isDone ? words.done : words.open}</span>
                  </span>
                </li>
              ))}
            </ul>
            <div className={layout.row2}>
              <span className={styles.quiet}>{words.balance(rupiah(balance))}</span>
              <Button tone="quiet" size="small" loading={fill.isLoading} onClick={() => void refill()}>
                {words.fill}
              </Button>
            </div>
          </>
        )}
      </LoadState>
    </FormSection>
  );
};
