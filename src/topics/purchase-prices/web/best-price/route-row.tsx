import { Check } from 'lucide-react';
import { shortDuration } from '../../../../core/format/duration';
import { ITEM } from '../../../../core/states';
import { itemStatus } from '../../../../core/text/statuses';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import { successRate } from '../../../catalogue/domain/health';
import { routeAims } from '../../../catalogue/domain/routes';
import { ordersText, rateText, speedText } from '../../../catalogue/text';
import type { RouteCandidate, RouteGroup } from '../../contract/best-price';
import styles from './best-price.module.css';
import { copy } from './copy';

interface RouteRowProps {
  group: RouteGroup;
  route: RouteCandidate;
  onUse?: (() => void) | undefined;
  isBusy: boolean;
}

function stateOf({ offered_id, preferred_id, is_chosen }: RouteGroup, { id }: RouteCandidate): string {
  if (id !== preferred_id) return copy.standsIn;
  if (!is_chosen) return copy.usual;
  return id === offered_id ? copy.inUse : copy.mine;
}

export const RouteRow = ({ group, route, onUse, isBusy }: RouteRowProps) => {
  const isOffered = route.id === group.offered_id;
  const { all, own } = route;
  return (
    <li className={styles.route} data-offered={isOffered || undefined}>
      <div className={styles.name}>
        <strong>
          <bdi>{route.name}</bdi>
        </strong>
        <span className={styles.tags}>
          {route.status !== ITEM.open && <StatusTag status={itemStatus(route.status)} />}
          {routeAims
            .filter((aim) => group.best[aim] === route.id)
            .map((aim) => (
              <span key={aim} className={styles.best}>
                {copy.best[aim]}
              </span>
            ))}
        </span>
        <span className={text.quiet}>{route.sku}</span>
      </div>
      <div className={styles.figure}>
        <span className={text.small}>{copy.columns.price}</span>
        <Money amount={route.price} />
      </div>
      <div className={styles.figure}>
        <span className={text.small}>{copy.columns.speed}</span>
        <span>{speedText(all)}</span>
        <span className={text.quiet}>{copy.promised(shortDuration(route.sla_seconds))}</span>
      </div>
      <div className={`${styles.figure} ${styles.success}`}>
        <span className={text.small}>{copy.columns.success}</span>
        <span>{rateText(all)}</span>
        {successRate(all) !== null && <span className={text.quiet}>{copy.everybody(ordersText(all))}</span>}
        <span className={text.quiet}>
          {successRate(own) === null ? copy.ownFew(rateText(own)) : copy.own(rateText(own), ordersText(own))}
        </span>
      </div>
      <div className={styles.action}>
        {isOffered || route.id === group.preferred_id ? (
          <span className={isOffered ? styles.inUse : text.quiet}>
            {isOffered && <Check size={16} aria-hidden="true" />} {stateOf(group, route)}
          </span>
        ) : (
          onUse && (
            <Button
              tone="soft"
              size="small"
              loading={isBusy}
              aria-label={copy.takeOf(route.name)}
              onClick={onUse}
            >
              {copy.use}
            </Button>
          )
        )}
      </div>
    </li>
  );
};
