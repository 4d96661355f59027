import { useShowDialog } from '../../../platform/web/overlays/show-dialog';
import { useStored } from '../../../platform/web/storage';
import { type Setup, useFreshPanelProgress, useSetup } from '../../../topics/onboarding/web/setup/use-setup';
import type { Mode } from '../../../topics/shops/web/mode/mode';
import { Bone } from '../../../ui/skeleton';
import { copy } from '../copy';
import styles from './setup.module.css';
import { setupFlag } from './setup-flag';

/** Persiapan: red until complete, then green (specification 4). Opens the steps unless hidden. */
export const SetupBar = ({ mode }: { mode: Mode }) => {
  const setup = useSetup(mode);
  const [hidden] = useStored(setupFlag(mode));
  const showDialog = useShowDialog();
  useFreshPanelProgress(mode);

  if (!setup) return <Waiting />;
  if (hidden && setup.percent === 100) {
    return (
      <div className={styles.bar}>
        <Bar setup={setup} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.bar}
      data-tour="setup"
      aria-label={copy.setup.open(setup.percent)}
      aria-haspopup="dialog"
      onClick={() => showDialog('setup')}
    >
      <Bar setup={setup} />
    </button>
  );
};

const Bar = ({ setup: { percent, tone } }: { setup: Setup }) => (
  <>
    <span className={styles.words}>
      <span>{copy.setup.title}</span> <span className={styles[tone]}>{percent}%</span>
    </span>
    <span className={`${styles.track} ${styles[tone]}`}>
      <span className={styles.filled} style={{ inlineSize: `${percent}%` }} />
    </span>
  </>
);

const Waiting = () => (
  <div className={styles.bar} aria-hidden="true">
    <span className={styles.words}>
      <span>{copy.setup.title}</span>
    </span>
    <Bone height={5} />
  </div>
);
