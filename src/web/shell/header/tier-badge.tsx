import { Medal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../admin/web/session/facts';
import { useKnownPath } from '../../../admin/web/session/known-path';
import { fileUrl } from '../../../platform/web/browser-config';
import { copy } from '../copy';
import { Tooltip } from '../tooltip';
import styles from './header.module.css';

export const TierBadge = () => {
  const { tier_name, tier_image } = useFacts().profile;
  const linked = useKnownPath()('/tier');
  if (!tier_name) return null;
  const content = (
    <>
      {tier_image ? <img src={fileUrl(tier_image)} alt="" width={20} height={20} /> : <Medal size={18} />}
      <span className={styles.tierName}>{tier_name}</span>
    </>
  );
  return (
    <Tooltip text={copy.tierHint}>
      {(wiring) =>
        linked ? (
          <Link to="/tier" className={styles.tier} aria-label={copy.tier(tier_name)} {...wiring}>
            {content}
          </Link>
        ) : (
          <button type="button" className={styles.tier} aria-label={copy.tier(tier_name)} {...wiring}>
            {content}
          </button>
        )
      }
    </Tooltip>
  );
};
