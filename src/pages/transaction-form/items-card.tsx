import { useState } from 'react';
import type { Variation } from '../../core/contract/catalogue';
import { Chips } from '../../ui/chips';
import { ChoiceGroup, ChoiceGroups } from '../../ui/choice-groups';
import { SearchInput } from '../../ui/search-input';
import { StepCard } from '../../ui/step-card';
import { useScreen } from '../../ui/use-screen';
import { copy } from './copy';
import { groupsOf } from './item-groups';
import { ItemOption } from './item-option';
import styles from './items.module.css';

/** Fewer are seen at a glance. */
const WORTH_SEARCHING = 8;

interface ItemsCardProps {
  items: readonly Variation[];
  chosen: string | null;
  error: string | undefined;
  onChoose: (item: Variation) => void;
}

/** What to buy: items by group, all on a desk, one group at a time on a phone. */
export const ItemsCard = ({ items, chosen, error, onChoose }: ItemsCardProps) => {
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
      <ChoiceGroups
        labelledBy="step-item"
        error={error}
        none={shown.length === 0 && (items.length > 0 ? copy.noItem : copy.noItems)}
      >
        {shown.map((group) => (
          <ChoiceGroup key={group.name} title={byHand ? undefined : group.name} className={styles.items}>
            {group.items.map((item) => (
              <ItemOption
                key={item.id}
                item={item}
                isChosen={item.id === chosen}
                onChoose={() => onChoose(item)}
              />
            ))}
          </ChoiceGroup>
        ))}
      </ChoiceGroups>
    </StepCard>
  );
};
