import { CircleHelp, MessageCircle, Route as RouteIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { browserConfig } from '../../../api/browser-config';
import { useFacts } from '../../../api/facts';
import { supportUrl } from '../../../api/support';
import { nextStep } from '../../../core/session/steps';
import { SetupSteps } from '../../../features/setup/setup-steps';
import { useSetup } from '../../../features/setup/use-setup';
import card from '../../../ui/card.module.css';
import { elsewhere } from '../../../ui/elsewhere';
import { Button } from '../../../ui/plain/button';
import { buttonClass } from '../../../ui/plain/button-class';
import { copy } from './copy';
import styles from './onboarding.module.css';
import { Ring } from './ring';
import { Tutorials } from './tutorials';
import { useTour } from './use-tour';

const OnboardingView = ({ money }: { money: ReactNode }) => {
  const { profile } = useFacts();
  const setup = useSetup('mitra');
  const startTour = useTour('dashboard');
  if (!setup) return null;
  const next = nextStep(setup.steps);
  return (
    <>
      <section className={`${card.card} ${styles.welcome}`} aria-labelledby="welcome" data-tour="steps">
        <div className={styles.head}>
          <Ring percent={setup.percent} look={setup.look} label={copy.progress(setup.percent)} />
          <div>
            <h2 id="welcome" className={styles.title}>
              {copy.welcome(profile.name)}
            </h2>
            <p className={styles.hint}>{copy.hint}</p>
            {next && <p className={styles.next}>{copy.next(next.label)}</p>}
          </div>
        </div>
        <div className={styles.steps}>
          <h3 className="sr-only">{copy.milestones}</h3>
          <SetupSteps setup={setup} />
        </div>
      </section>
      {money}
      <Help onTour={startTour} />
      <Tutorials />
    </>
  );
};

export default OnboardingView;

const Help = ({ onTour }: { onTour: () => void }) => {
  const support = supportUrl();
  return (
    <section className={`${card.card} ${styles.help}`} aria-labelledby="help">
      <div className={styles.helpWords}>
        <h2 id="help" className={styles.section}>
          {copy.help}
        </h2>
        <p className={styles.hint}>{copy.helpHint}</p>
      </div>
      <div className={styles.helpActions}>
        <a className={buttonClass({ tone: 'quiet' })} href={browserConfig.faqUrl} {...elsewhere}>
          <CircleHelp size={18} /> {copy.faq}
        </a>
        {support && (
          <a className={buttonClass({ tone: 'quiet' })} href={support} {...elsewhere}>
            <MessageCircle size={18} /> {copy.support}
          </a>
        )}
        <Button tone="soft" icon={<RouteIcon size={18} />} onClick={onTour}>
          {copy.tour}
        </Button>
      </div>
    </section>
  );
};
