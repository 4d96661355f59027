import { PackageX } from 'lucide-react';
import type { Variation } from '../../core/contract/catalogue';
import { ITEM } from '../../core/states';
import { itemStatus } from '../../core/text/statuses';
import { ChoiceTile } from '../../ui/choice-tile';
import { Money } from '../../ui/money';
import { statusIcon } from '../../ui/status-tag';
import { copy } from './copy';
import styles from './items.module.css';

interface ItemOptionProps {
  item: Variation;
  isChosen: boolean;
  onChoose: () => void;
}

/** One item as a radio button in a tile. What cannot be bought now stays in sight and says why. */
export const ItemOption = ({ item, isChosen, onChoose }: ItemOptionProps) => {
  const isOpen = item.status === ITEM.open;
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
      {isOpen ? <Money amount={item.price} was={item.price_before} /> : <Closed status={item.status} />}
    </ChoiceTile>
  );
};

const Closed = ({ status }: { status: number }) => {
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
