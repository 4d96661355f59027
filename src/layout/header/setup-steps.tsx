import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Step } from '../../core/session/steps';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from '../copy';
import { useKnownPath } from '../known-path';
import { useNotificationPermission } from './notification-permission';
import styles from './setup.module.css';
import type { Setup } from './use-setup';

/** Each step with its state, and the way to do it where there is one. */
export const SetupSteps = ({ setup: { steps, done, total } }: { setup: Setup }) => (
  <div>
    <p className={styles.count}>{copy.setup.of(done, total)}</p>
    <ul className={styles.steps}>
      {steps.map((step) => {
        const Picture = step.done ? CircleCheck : CircleDashed;
        return (
          <li key={step.key} className={styles.step}>
            <Picture size={20} className={step.done ? styles.ok : styles.open} />
            <span className={styles.name}>
              {step.label}
              <span className={styles.state}>{step.done ? copy.setup.isDone : copy.setup.isOpen}</span>
            </span>
            {!step.done && <Way step={step} />}
          </li>
        );
      })}
    </ul>
  </div>
);

const Way = ({ step }: { step: Step }) => {
  const isKnown = useKnownPath();
  if (step.key === 'notification') return <Allow />;
  if (!step.path || !isKnown(step.path)) return null;
  return (
    <Link to={step.path} className={buttonClass({ tone: 'soft', size: 'small' })}>
      {copy.setup.go}
      <span className="sr-only">: {step.label}</span>
    </Link>
  );
};

/** A browser that was told no does not ask again. */
const Allow = () => {
  const { permission, ask } = useNotificationPermission();
  if (permission === 'denied') return <span className={styles.blocked}>{copy.setup.blocked}</span>;
  return (
    <Button tone="soft" size="small" onClick={() => void ask()}>
      {copy.setup.allow}
    </Button>
  );
};
