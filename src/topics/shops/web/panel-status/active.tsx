import { ExternalLink, Store } from 'lucide-react';
import { useListing } from '../../../../admin/web/data/use-listing';
import { useFacts } from '../../../../admin/web/session/facts';
import { date, dateTime } from '../../../../core/format/date';
import { isPanelExpired } from '../../../../core/session/panel-status';
import { PLAN_CHARGE } from '../../../../core/states';
import { panelStatus, planChargeStatus } from '../../../../core/text/statuses';
import { useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { CopyButton } from '../../../../ui/copy-button';
import { elsewhere } from '../../../../ui/elsewhere';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadState } from '../../../../ui/load-state';
import { Money } from '../../../../ui/money';
import { PageHead } from '../../../../ui/page-head';
import { PagedList } from '../../../../ui/paged-list';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import { useAfterChange } from '../../../../ui/use-after-change';
import { getSubscriptionPlan, listPlanCharges, type PlanCharge } from '../../contract/plan';
import type { Website } from '../../contract/website';
import { copy as mode } from '../mode/copy';
import { useOpenPanel } from '../mode/mode';
import { copy } from './copy';
import { DomainForm } from './domain-form';
import { DomainState } from './domain-state';
import { HandedIn } from './handed-in';
import styles from './panel-status.module.css';
import { PlanCard } from './plan-card';

const Charges = () => {
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
        <span className={text.quiet}>
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

export const Active = ({ website, refresh }: { website: Website; refresh: () => Promise<unknown> }) => {
  const { panel, server_time } = useFacts().profile;
  const plan = useCall(getSubscriptionPlan);
  const expired = isPanelExpired(panel, server_time);
  const tag = expired ? ({ word: copy.expired, tone: 'off' } as const) : panelStatus(2);
  return (
    <>
      <PageHead
        title={website.registration?.site_name ?? copy.title}
        tag={tag && <StatusTag status={tag} />}
        hint={copy.hint}
        extra={<Ways url={expired ? null : website.url} />}
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={`${card.card} ${card.padded} ${styles.stack}`} aria-label={copy.address}>
            <h2>{copy.address}</h2>
            {website.url && (
              <div className={styles.url}>
                <span>{website.url}</span>
                <CopyButton value={website.url} what={copy.url} />
              </div>
            )}
            <h3 className={styles.small}>{copy.own}</h3>
            {website.domain ? (
              <DomainState domain={website.domain} refresh={refresh} />
            ) : (
              <p className={text.quiet}>{copy.none}</p>
            )}
            <DomainForm domain={website.domain?.name ?? ''} refresh={refresh} />
          </section>
          <HandedIn website={website} />
        </div>
        <section className={`${card.card} ${card.padded} ${styles.stack}`} aria-label={copy.plan}>
          <h2>{copy.plan}</h2>
          <LoadState data={plan.data} error={plan.error} onRetry={plan.refetch}>
            {(found) => <PlanCard plan={found} onChanged={plan.refetch} />}
          </LoadState>
        </section>
      </div>
      <Charges />
    </>
  );
};

const Ways = ({ url }: { url: string | null }) => {
  const enter = useOpenPanel();
  return (
    <>
      {url && (
        <a href={url} {...elsewhere} className={buttonClass({ tone: 'quiet' })}>
          <ExternalLink size={18} aria-hidden="true" />
          {copy.open}
        </a>
      )}
      <Button icon={<Store size={18} aria-hidden="true" />} onClick={enter}>
        {mode.openPanel}
      </Button>
    </>
  );
};
