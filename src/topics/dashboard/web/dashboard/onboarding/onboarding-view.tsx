import { CircleHelp, MessageCircle, Play, Route as RouteIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useFacts } from '../../../../../admin/web/session/facts';
import { browserConfig } from '../../../../../platform/web/browser-config';
import { useTurn } from '../../../../../platform/web/overlays/turns';
import { readStored, writeStored } from '../../../../../platform/web/storage';
import { supportUrl } from '../../../../../platform/web/support';
import card from '../../../../../ui/card.module.css';
import { elsewhere } from '../../../../../ui/elsewhere';
import { useModalOpen } from '../../../../../ui/open-modals';
import { Button } from '../../../../../ui/plain/button';
import { buttonClass } from '../../../../../ui/plain/button-class';
import { nextStep } from '../../../../onboarding/domain';
import { SetupSteps } from '../../../../onboarding/web/setup/setup-steps';
import { useSetup } from '../../../../onboarding/web/setup/use-setup';
import { copy } from './copy';
import styles from './onboarding.module.css';
import { posterOf, tutorials } from './tutorial-list';

const isSeen = (id: string): boolean => readStored('coach-marks')?.includes(id) ?? false;

const remember = (id: string): void => {
  if (!isSeen(id)) writeStored('coach-marks', [...(readStored('coach-marks') ?? []), id]);
};

/** Specification 4: "runs once per id, then the id is stored". Returns a function that runs it again. */
function useTour(id: string): () => void {
  const [wanted, setWanted] = useState(() => !isSeen(id));
  const runs = useTurn('tour', wanted ? 'wants' : 'none');
  const modalOpen = useModalOpen();

  useEffect(() => {
    if (!runs) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./tour').then(
      ({ runTour }) => {
        if (isOver) return;
        end = runTour(() => {
          remember(id);
          setWanted(false);
        });
      },
      () => setWanted(false),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [id, runs]);

  useEffect(() => {
    if (runs && modalOpen) setWanted(false);
  }, [runs, modalOpen]);

  return () => setWanted(true);
}

/** Fetched with the first one that is watched. */
const Player = lazy(() => import('./player'));

/** Three short videos of the portal itself (specification 2). */
const Tutorials = () => {
  const [playing, setPlaying] = useState<number>();
  return (
    <section aria-labelledby="tutorials" data-tour="tutorials">
      <h2 id="tutorials" className={styles.section}>
        {copy.tutorials}
      </h2>
      <ul className={styles.stories}>
        {tutorials.map((tutorial, index) => (
          <li key={tutorial.name}>
            <button
              type="button"
              className={styles.story}
              onClick={() => setPlaying(index)}
              aria-label={copy.watch(tutorial.title)}
              aria-haspopup="dialog"
            >
              <span className={styles.poster}>
                <img src={posterOf(tutorial)} alt="" width={480} height={300} loading="lazy" />
                <span className={styles.play}>
                  <Play size={22} fill="currentColor" />
                </span>
                <span className={styles.length}>{copy.length(tutorial.seconds)}</span>
              </span>
              <span className={styles.storyTitle}>{tutorial.title}</span>
              <span className={styles.hint}>{tutorial.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {playing !== undefined && (
        <Suspense>
          <Player index={playing} onClose={() => setPlaying(undefined)} />
        </Suspense>
      )}
    </section>
  );
};

const RADIUS = 40;
const ROUND = 2 * Math.PI * RADIUS;

/** Progress ring; red below 100 (specification 4). */
const Ring = ({ percent, label, tone }: { percent: number; label: string; tone: 'ok' | 'bad' }) => (
  <div className={`${styles.ring} ${styles[tone]}`} role="img" aria-label={label}>
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r={RADIUS} className={styles.ringTrack} />
      <circle
        cx="48"
        cy="48"
        r={RADIUS}
        className={styles.ringFilled}
        strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
        transform="rotate(-90 48 48)"
      />
    </svg>
    <strong aria-hidden="true">{percent}%</strong>
  </div>
);

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
          <Ring percent={setup.percent} tone={setup.tone} label={copy.progress(setup.percent)} />
          <div>
            <h2 id="welcome" className={styles.title}>
              {copy.welcome(profile.name)}
            </h2>
            <p className={styles.hint}>{copy.hint}</p>
            {next && <p className={styles.next}>{copy.next(next.label)}</p>}
          </div>
        </div>
        <div>
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
