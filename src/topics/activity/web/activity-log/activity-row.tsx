import { ChevronDown, Info, type LucideIcon, ShieldAlert, TriangleAlert } from 'lucide-react';
import type { Activity } from '../../../../core/contract/activity';
import { dateTime } from '../../../../core/format/date';
import { actorTypeText, type Risk, riskText } from '../../../../core/text/activities';
import text from '../../../../ui/text.module.css';
import styles from './activity-log.module.css';
import { copy } from './copy';

const marks: Record<Risk, LucideIcon> = { rendah: Info, sedang: TriangleAlert, tinggi: ShieldAlert };

export const ActivityRow = ({ activity }: { activity: Activity }) => {
  const { label, module, risk, object, actor, date, ip, device, changes } = activity;
  const Mark = marks[risk];
  return (
    <article className={styles.row}>
      <div>
        <h2 className={styles.label}>{label}</h2>
        {object && <p className={styles.object}>{object}</p>}
        <p className={text.faint}>{module}</p>
      </div>
      <div>
        <p className={styles.actor}>
          {actor.name}
          <span className={text.faint}> · {actorTypeText[actor.type]}</span>
        </p>
        <p className={text.faint}>{[device, ip].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.when}>
        <time dateTime={date}>{dateTime(date)}</time>
        <span className={styles.risk} data-risk={risk}>
          <Mark size={14} aria-hidden="true" />
          {copy.risk(riskText[risk])}
        </span>
      </p>
      {changes.length > 0 && <Changes changes={changes} />}
    </article>
  );
};

const Changes = ({ changes }: { changes: Activity['changes'] }) => (
  <details className={styles.changes}>
    <summary>
      {copy.changes(changes.length)}
      <ChevronDown size={16} aria-hidden="true" />
    </summary>
    <dl>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={styles.change}>
          <dt>{field}</dt>
          <dd className={styles.before}>
            <span className={styles.side}>{copy.before}</span>
            {before ?? <i>{copy.blank}</i>}
          </dd>
          <dd className={styles.after}>
            <span className={styles.side}>{copy.after}</span>
            {after ?? <i>{copy.blank}</i>}
          </dd>
        </div>
      ))}
    </dl>
  </details>
);
