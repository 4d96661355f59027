import {
  ArrowLeft,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  ExternalLink,
  type LucideIcon,
  Store,
} from 'lucide-react';
import { useFacts } from '../../../admin/web/session/facts';
import { type Mode, switchMode } from '../../../topics/shops/web/mode/mode';
import { elsewhere } from '../../../ui/elsewhere';
import { Button } from '../../../ui/plain/button';
import { buttonClass } from '../../../ui/plain/button-class';
import { copy } from '../copy';
import { useWebsite, type Website, websiteUrl } from '../website';
import styles from './sidebar-footer.module.css';

/** Link to the partner's website (specification 2, "Sidebar footer"). */
export const SidebarFooter = ({ mode }: { mode: Mode }) => {
  const website = useWebsite();
  if (!website) return null;
  return mode === 'panel' ? <InPanel /> : <InH2h website={website} />;
};

const icons: Record<Website['tone'], LucideIcon> = {
  ok: CircleCheck,
  bad: CircleAlert,
  none: CircleDashed,
};

const InH2h = ({ website: { state, tone, label, badge, action } }: { website: Website }) => {
  const StateIcon = icons[tone];
  return (
    <div className={styles.card}>
      <p className={styles.state}>
        <span className="when-wide">{state}</span>
        {badge && <span className={`${styles.badge} when-wide`}>{badge}</span>}
        <StateIcon size={16} className={styles[tone]} />
      </p>
      {label && <Offer label={label} action={action} />}
    </div>
  );
};

const Offer = ({ label, action }: { label: string } & Pick<Website, 'action'>) =>
  action ? (
    <Button tone="soft" block icon={<Store size={18} />} title={label} onClick={action}>
      <span className="when-wide">{label}</span>
    </Button>
  ) : (
    <p className={`${styles.still} when-wide`}>{label}</p>
  );

const InPanel = () => {
  const { panel } = useFacts().profile;
  return (
    <div className={styles.panel}>
      {panel?.url && (
        <a
          href={websiteUrl(panel.url)}
          {...elsewhere}
          className={buttonClass({ tone: 'accent', block: true })}
          title={copy.website.open}
        >
          <ExternalLink size={18} />
          <span className="when-wide">{copy.website.open}</span>
        </a>
      )}
      <Button
        tone="glass"
        block
        icon={<ArrowLeft size={18} className={styles.back} />}
        title={copy.website.back}
        onClick={() => switchMode('mitra')}
      >
        <span className="when-wide">{copy.website.back}</span>
      </Button>
    </div>
  );
};
