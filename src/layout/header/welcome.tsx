import { useFacts } from '../../api/facts';
import type { Mode } from '../../features/mode/mode';
import { copy } from '../copy';
import { websiteHost } from '../website';
import styles from './header.module.css';

export const Welcome = ({ mode }: { mode: Mode }) => {
  const { name, panel } = useFacts().profile;
  const [above, below] =
    mode === 'panel'
      ? [[copy.panelMode, panel?.url && websiteHost(panel.url)].filter(Boolean).join(' · '), panel?.site_name]
      : [copy.welcome, name];
  return (
    <div className={styles.welcome}>
      <p className={styles.above}>{above}</p>
      <p className={styles.below}>{below || name}</p>
    </div>
  );
};
