import { useFacts } from '../../api/facts';
import { useListing } from '../../api/use-listing';
import { listPlanCharges, type PlanCharge } from '../../core/contract/plan';
import { date, dateTime } from '../../core/format/date';
import { PLAN_CHARGE } from '../../core/states';
import { planChargeStatus } from '../../core/text/statuses';
import { EmptyState } from '../../ui/empty-state';
import { Money } from '../../ui/money';
import { PagedList } from '../../ui/paged-list';
import { StatusTag } from '../../ui/status-tag';
import { useAfterChange } from '../../ui/use-after-change';
import { copy } from './copy';
import styles from './panel-status.module.css';

export const Charges = () => {
  const { rows, refetch } = useListing(listPlanCharges);
  useAfterChange(useFacts().profile.server_time, refetch);
  return (
    <section aria-labelledby="plan-charges" className={styles.history}>
      <h2 id="plan-charges">{copy.history}</h2>
      <PagedList
        label={copy.history}
        rows={rows}
        unit={copy.unit}
        empty={<EmptyState title={copy.empty} hint={copy.emptyHint} level={3} />}
      >
        {(charge) => <Charge key={charge.id} charge={charge} />}
      </PagedList>
    </section>
  );
};

const Charge = ({ charge }: { charge: PlanCharge }) => {
  const { code, amount, result, due_at, period_start, period_end, paid_at, tried_at } = charge;
  const isTaken = result === PLAN_CHARGE.taken;
  return (
    <article className={styles.charge}>
      <span className={styles.words}>
        <strong>
          {period_start && period_end
            ? copy.bought(date(period_start), date(period_end))
            : copy.due(date(due_at))}
        </strong>
        <span className={styles.quiet}>
          {code} · {dateTime(paid_at ?? tried_at, { seconds: false, zone: true })}
        </span>
      </span>
      <StatusTag status={planChargeStatus(result)} />
      <span className={styles.amount}>
        <Money amount={isTaken ? -amount : amount} tone={isTaken ? 'ink' : 'quiet'} />
      </span>
    </article>
  );
};
