import { useCall } from '../../api/use-call';
import { getSubscriptionPlan } from '../../core/contract/plan';
import { actions } from '../../core/text/actions';
import { Money } from '../../ui/money';
import { Button } from '../../ui/plain/button';
import { Bone } from '../../ui/skeleton';
import { copy } from '../copy';
import styles from './renewal-fee.module.css';

/** Specification 9: "Renewal fee equals the subscription plan price." */
export const RenewalFee = () => {
  const { data: plan, error, isFetching, refetch } = useCall(getSubscriptionPlan);
  return (
    <>
      <dl className={styles.fee}>
        <dt>{copy.expired.fee}</dt>
        <dd>
          {plan ? (
            <Money amount={plan.price} size={22} />
          ) : error ? (
            <Button tone="quiet" size="small" loading={isFetching} onClick={() => void refetch()}>
              {actions.retry}
            </Button>
          ) : (
            <Bone width={120} height={24} />
          )}
        </dd>
      </dl>
      {error && !plan && <p role="alert">{error.message}</p>}
      <p className={styles.automatic}>
        {plan?.auto_renew === false ? copy.expired.manual : copy.expired.automatic}
      </p>
    </>
  );
};
