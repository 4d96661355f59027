import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Tone = 'wait' | 'bad' | 'run' | 'ok' | 'quiet';

const icons: Record<Tone, LucideIcon> = {
  wait: TriangleAlert,
  bad: CircleAlert,
  run: Info,
  ok: CircleCheck,
  quiet: Info,
};

interface NoticeProps {
  tone?: Tone;
  /** Instead of the tone's own. */
  icon?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** It appeared because of what was just done: said at once. */
  urgent?: boolean;
  children: ReactNode;
}

/** A sentence that concerns the whole page or form. */
export const Notice = ({ tone = 'wait', icon, action, urgent = false, children }: NoticeProps) => {
  const ToneIcon = icons[tone];
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={urgent ? 'alert' : undefined}>
      {icon ?? <ToneIcon size={20} />}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
};
