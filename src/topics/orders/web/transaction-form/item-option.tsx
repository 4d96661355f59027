import { PackageX } from 'lucide-react';
import { ITEM } from '../../../../core/states';
import { itemStatus } from '../../../../core/text/statuses';
import { ChoiceTile } from '../../../../ui/choice-tile';
import { Money } from '../../../../ui/money';
import { statusIcon } from '../../../../ui/status-tag';
import type { PricedVariation } from '../../../catalogue/domain/priced';
import { NO_SELLING_PRICE } from '../../../sub-accounts/text';
import { copy } from './copy';
import { usualHealth } from './item-health';
import type { ItemOffer } from './item-offers';
import styles from './items.module.css';

interface ItemOptionProps {
  offer: ItemOffer;
  isChosen: boolean;
  onChoose: () => void;
}

export const ItemOption = ({ offer, isChosen, onChoose }: ItemOptionProps) => {
  const { item, routes, standsFor } = offer;
  const isOpen = item.status === ITEM.open && !item.is_unpriced;
  const health = isOpen && usualHealth(item);
  return (
    <ChoiceTile
      name="item"
      className={styles.item}
      isChosen={isChosen}
      isClosed={!isOpen}
      disabled={!isOpen}
      onChoose={onChoose}
    >
      <span className={styles.name}>
        <bdi>{item.name}</bdi>
        {item.is_new && <span className={styles.fresh}>{copy.fresh}</span>}
      </span>
      {isOpen ? <Money amount={item.price} was={item.price_before} /> : <Closed item={item} />}
      <span className={styles.health}>
        {[
          standsFor && copy.standsFor(standsFor.name, itemStatus(standsFor.status).word),
          health,
          routes.length > 1 && copy.moreRoutes(routes.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </ChoiceTile>
  );
};

const Closed = ({ item: { status, is_unpriced } }: { item: PricedVariation }) => {
  if (status === ITEM.open && is_unpriced) return <span className={styles.closed}>{NO_SELLING_PRICE}</span>;
  const state = itemStatus(status);
  const isSoldOut = status === ITEM.soldOut;
  const Picture = isSoldOut ? PackageX : statusIcon(state);
  return (
    <span className={styles.closed}>
      <Picture size={16} aria-hidden="true" />
      {isSoldOut ? copy.soldOut : state.word}
    </span>
  );
};
