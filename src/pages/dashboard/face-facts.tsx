import { Medal } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { h2hSteps, progressOf } from '../../core/session/steps';
import { useShowDialog } from '../../features/overlays/show-dialog';
import styles from './balance-card.module.css';
import { copy } from './copy';

/** The tier on the face. */
export const FaceTier = () => (
  <span className={styles.tier}>
    <Medal size={16} aria-hidden="true" />
    {useFacts().profile.tier_name}
  </span>
);

/** How far the account is set up; opens the steps. Gone once everything is done. */
export const FacePreparation = () => {
  const { done, total, percent } = progressOf(h2hSteps(useFacts().profile));
  const showDialog = useShowDialog();
  if (percent === 100) return null;
  return (
    <button
      type="button"
      className={styles.preparation}
      aria-haspopup="dialog"
      onClick={() => showDialog('setup')}
    >
      <span className={styles.preparationWords}>
        <span>{copy.preparation}</span>
        <span>{copy.progress(done, total, percent)}</span>
      </span>
      <span className={styles.track}>
        <span className={styles.filled} style={{ inlineSize: `${percent}%` }} />
      </span>
    </button>
  );
};
