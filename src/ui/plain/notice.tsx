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
  icon?: ReactNode;
  action?: ReactNode;
  /** Announced at once, because it results from the last action. */
  urgent?: boolean;
  children: ReactNode;
}

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
