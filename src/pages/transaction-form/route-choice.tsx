import { Link } from 'react-router-dom';
import { useMay } from '../../api/use-may';
import type { PricedVariation } from '../../core/catalogue/priced';
import { ITEM } from '../../core/states';
import { NO_SELLING_PRICE } from '../../core/text/sight';
import { itemStatus } from '../../core/text/statuses';
import { ChoiceTile } from '../../ui/choice-tile';
import { Money } from '../../ui/money';
import { StatusTag } from '../../ui/status-tag';
import { copy } from './copy';
import { usualHealth } from './item-health';
import styles from './items.module.css';

interface RouteChoiceProps {
  item: PricedVariation;
  routes: readonly PricedVariation[];
  onChoose: (item: PricedVariation) => void;
}

export const RouteChoice = ({ item, routes, onChoose }: RouteChoiceProps) => {
  const compares = useMay('/best-price').can;
  return (
    <div className={styles.routes}>
      <div className={styles.routesHead}>
        <h3 id="routes">{copy.routes}</h3>
        {compares && <Link to="/best-price">{copy.compareRoutes}</Link>}
      </div>
      <div role="radiogroup" aria-labelledby="routes" className={styles.items}>
        {routes.map((route) => (
          <ChoiceTile
            key={route.id}
            name="route"
            className={styles.item}
            isChosen={route.id === item.id}
            isClosed={route.status !== ITEM.open || route.is_unpriced}
            disabled={route.status !== ITEM.open || route.is_unpriced}
            onChoose={() => onChoose(route)}
          >
            <span className={styles.name}>
              <bdi>{route.name}</bdi>
            </span>
            {route.is_unpriced ? <span>{NO_SELLING_PRICE}</span> : <Money amount={route.price} />}
            {route.status === ITEM.open ? (
              <span className={styles.health}>{usualHealth(route) ?? copy.fewOrders}</span>
            ) : (
              <StatusTag status={itemStatus(route.status)} />
            )}
          </ChoiceTile>
        ))}
      </div>
    </div>
  );
};
