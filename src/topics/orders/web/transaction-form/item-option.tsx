import { PackageX } from 'lucide-react';
import { Fragment } from 'react';
import { ITEM } from '../../../../core/states';
import { itemStatus } from '../../../../core/text/statuses';
import { ChoiceTile } from '../../../../ui/choice-tile';
import { Money } from '../../../../ui/money';
import { statusIcon } from '../../../../ui/status-tag';
import type { PricedVariation } from '../../../catalogue/domain/priced';
import { NO_SELLING_PRICE } from '../../../sub-accounts/text';
import { copy } from './copy';
import { healthParts } from './item-health';
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
  const parts = [
    standsFor && copy.standsFor(standsFor.name, itemStatus(standsFor.status).word),
    ...(isOpen ? healthParts(item) : []),
    routes.length > 1 && copy.moreRoutes(routes.length),
  ].filter((part) => typeof part === 'string');
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
        {parts.map((part, nth) => (
          <Fragment key={part}>
            <span className={styles.part}>{nth < parts.length - 1 ? `${part} ·` : part}</span>{' '}
          </Fragment>
        ))}
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
