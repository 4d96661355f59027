import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { useNotificationPermission } from '../../../notifications/web/notification/notification-permission';
import type { Step } from '../../domain';
import { copy } from './copy';
import styles from './setup-steps.module.css';
import type { Setup } from './use-setup';

export const SetupSteps = ({ setup: { steps, done, total } }: { setup: Setup }) => (
  <div>
    <p className={styles.count}>{copy.of(done, total)}</p>
    <ul>
      {steps.map((step) => {
        const { Picture, words, tone } = toneOf(step);
        return (
          <li key={step.key} className={styles.step}>
            <Picture size={20} className={styles[tone]} />
            <span className={styles.name}>
              {step.label}
              <span className={styles.state}>{words}</span>
            </span>
            {tone === 'open' && <Way step={step} />}
          </li>
        );
      })}
    </ul>
  </div>
);

const toneOf = ({ done, waits }: Step) => {
  if (done) return { Picture: CircleCheck, words: copy.isDone, tone: 'ok' } as const;
  if (waits) return { Picture: Clock, words: copy.waits, tone: 'waits' } as const;
  return { Picture: CircleDashed, words: copy.isOpen, tone: 'open' } as const;
};

const Way = ({ step }: { step: Step }) => {
  const isKnown = useKnownPath();
  if (step.key === 'notification') return <Allow />;
  if (!step.path || !isKnown(step.path)) return null;
  return (
    <ButtonLink to={step.path} tone="soft" size="small" aria-label={`${copy.go}: ${step.label}`}>
      {copy.go}
    </ButtonLink>
  );
};

const Allow = () => {
  const { permission, ask } = useNotificationPermission();
  if (permission === 'denied') return <span className={styles.blocked}>{copy.blocked}</span>;
  return (
    <Button tone="soft" size="small" onClick={() => void ask()}>
      {copy.allow}
    </Button>
  );
};
