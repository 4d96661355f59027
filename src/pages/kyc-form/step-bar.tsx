import { ArrowLeft } from 'lucide-react';
import { actions } from '../../core/text/actions';
import { Button } from '../../ui/plain/button';
import { useOnline } from '../../ui/use-online';
import { copy } from './copy';
import styles from './kyc-form.module.css';
import { SaveLine } from './save-line';
import type { Steps } from './use-steps';
import type { Submit } from './use-submit';

export const StepBar = ({ steps, submit }: { steps: Steps; submit: Submit }) => {
  const online = useOnline();
  const isLast = steps.step.key === 'summary';
  return (
    <div className={styles.bar} data-sticky-action="">
      <SaveLine />
      {isLast && !online && <p className={styles.offline}>{copy.offlineSubmit}</p>}
      <div className={styles.ways}>
        {steps.index > 0 && (
          <Button tone="quiet" size="large" icon={<ArrowLeft size={18} />} onClick={steps.back}>
            {actions.back}
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          className={styles.on}
          disabled={isLast && !online}
          loading={submit.isSending}
        >
          {isLast ? copy.submit : actions.next}
        </Button>
      </div>
    </div>
  );
};
