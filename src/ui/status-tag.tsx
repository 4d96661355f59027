import {
  BadgeCheck,
  Ban,
  CalendarClock,
  CircleCheck,
  CircleX,
  Clock,
  Loader,
  type LucideIcon,
  MoonStar,
  Pencil,
  TriangleAlert,
  Undo2,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Status, Tone } from '../core/text/statuses';
import styles from './status-tag.module.css';

const byTone: Record<Tone, LucideIcon> = {
  ok: CircleCheck,
  wait: Clock,
  run: Loader,
  bad: CircleX,
  back: Undo2,
  off: Ban,
};

const byWord: Record<string, LucideIcon> = {
  Terverifikasi: BadgeCheck,
  Maintenance: Wrench,
  Terjadwal: CalendarClock,
  'Akan Datang': CalendarClock,
  Gangguan: TriangleAlert,
  Error: TriangleAlert,
  Draf: Pencil,
  'Cut Off': MoonStar,
};

/** Word, icon and colour together, readable in greyscale. */
export const StatusTag = ({ status, drawing }: { status: Status; drawing?: ReactNode }) => {
  const StatusIcon = statusIcon(status);
  return (
    <span className={`${styles.tag} ${styles[status.tone]}`} title={status.detail} data-state-tag="">
      {drawing ?? <StatusIcon size={14} className={styles.icon} />}
      {status.word}
    </span>
  );
};

export const statusIcon = ({ word, tone }: Status): LucideIcon => byWord[word] ?? byTone[tone];
