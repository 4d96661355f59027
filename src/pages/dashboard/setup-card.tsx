import { SetupSteps } from '../../layout/header/setup-steps';
import { useSetup } from '../../layout/header/use-setup';
import card from '../../ui/card.module.css';
import { copy } from './copy';
import styles from './dashboard.module.css';

/** The five steps of an account that is not set up yet; the whole onboarding view is a page of its own. */
export const SetupCard = () => {
  const setup = useSetup('mitra');
  if (!setup) return null;
  return (
    <section className={`${card.card} ${styles.setup}`} aria-labelledby="setup">
      <div className={styles.setupHead}>
        <h2 id="setup">{copy.setup}</h2>
        <p>{copy.setupHint}</p>
        <progress
          className={styles.progress}
          value={setup.done}
          max={setup.total}
          aria-label={copy.preparation}
        >
          {setup.percent}%
        </progress>
      </div>
      <SetupSteps setup={setup} />
    </section>
  );
};
