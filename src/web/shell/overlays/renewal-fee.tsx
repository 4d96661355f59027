import { actions } from '../../../core/text/actions';
import { Money } from '../../../ui/money';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import { Bone } from '../../../ui/skeleton';
import text from '../../../ui/text.module.css';
import { copy } from '../copy';
import styles from './renewal-fee.module.css';
import type { Renewal } from './use-renewal';

/** Specification 9: "Renewal fee equals the subscription plan price." With the current balance. */
export const RenewalFee = ({ renewal }: { renewal: Renewal }) => {
  const { plan, error, isFetching, refetch, balance, short } = renewal;
  return (
    <>
      <dl className={styles.fee}>
        <div className={styles.price}>
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
        </div>
        {balance !== null && (
          <div>
            <dt>{copy.balance}</dt>
            <dd>
              <Money amount={balance} />
            </dd>
          </div>
        )}
        {short !== null && short > 0 && (
          <div className={styles.short}>
            <dt>{copy.expired.short}</dt>
            <dd>
              <Money amount={short} tone="inherit" />
            </dd>
          </div>
        )}
      </dl>
      {error && !plan && <p role="alert">{error.message}</p>}
      {plan?.auto_renew && short === 0 ? (
        <Notice tone="run">{copy.expired.renewing}</Notice>
      ) : (
        <p className={text.quiet}>
          {plan?.auto_renew === false ? copy.expired.manual : copy.expired.automatic}
        </p>
      )}
    </>
  );
};
