import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Variation } from '../../core/contract/catalogue';
import { Chips } from '../../ui/chips';
import { SearchInput } from '../../ui/search-input';
import { useScreen } from '../../ui/use-screen';
import { copy } from './copy';
import { groupsOf } from './item-groups';
import { ItemOption } from './item-option';
import styles from './items.module.css';
import { StepCard } from './step-card';

/** Fewer are seen at a glance. */
const WORTH_SEARCHING = 8;

interface ItemsCardProps {
  items: readonly Variation[];
  chosen: string | null;
  fault: string | undefined;
  onChoose: (item: Variation) => void;
}

/** What to buy: items by group, all on a desk, one group at a time on a phone. */
export const ItemsCard = ({ items, chosen, fault, onChoose }: ItemsCardProps) => {
  const phone = useScreen() === 'phone';
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const groups = groupsOf(items, search);
  const byHand = phone && search === '' && groups.length > 1;
  const atChosen = groups.find((group) => group.items.some(({ id }) => id === chosen));
  const open = groups.find(({ name }) => name === wanted) ?? atChosen ?? groups[0];
  const shown = byHand && open ? [open] : groups;

  return (
    <StepCard
      number={2}
      id="step-item"
      title={copy.item}
      aside={
        items.length > WORTH_SEARCHING && (
          <div className={styles.search}>
            <SearchInput label={copy.searchItem} value={search} onSearch={setSearch} />
          </div>
        )
      }
    >
      {byHand && open && (
        <Chips
          label={copy.group}
          options={groups.map(({ name }) => ({ value: name, label: name }))}
          value={open.name}
          onChange={setWanted}
        />
      )}
      <div
        role="radiogroup"
        aria-labelledby="step-item"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'step-item-fault' : undefined}
        tabIndex={-1}
        className={styles.groups}
      >
        {fault && (
          <p id="step-item-fault" className={styles.fault} role="alert">
            <CircleAlert size={15} aria-hidden="true" />
            {fault}
          </p>
        )}
        {shown.length === 0 && <p className={styles.none}>{items.length > 0 ? copy.noItem : copy.noItems}</p>}
        {shown.map((group) => (
          <div key={group.name}>
            {!byHand && <h3 className={styles.group}>{group.name}</h3>}
            <div className={styles.items}>
              {group.items.map((item) => (
                <ItemOption
                  key={item.id}
                  item={item}
                  isChosen={item.id === chosen}
                  onChoose={() => onChoose(item)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </StepCard>
  );
};
