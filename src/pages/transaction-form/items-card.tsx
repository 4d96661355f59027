import { useState } from 'react';
import type { PricedVariation } from '../../core/catalogue/priced';
import { Chips } from '../../ui/chips';
import { ChoiceGroup, ChoiceGroups } from '../../ui/choice-groups';
import { SearchInput } from '../../ui/search-input';
import { StepCard } from '../../ui/step-card';
import { useScreen } from '../../ui/use-screen';
import { ClosedItems } from './closed-items';
import { copy } from './copy';
import { HealthTable } from './health-table';
import { groupsOf } from './item-groups';
import { offersOf } from './item-offers';
import { ItemOption } from './item-option';
import styles from './items.module.css';
import { RouteChoice } from './route-choice';
import { SubstituteNotice } from './substitute-notice';

const WORTH_SEARCHING = 8;

interface ItemsCardProps {
  items: readonly PricedVariation[];
  countedAt: string | null;
  chosen: string | null;
  error: string | undefined;
  onChoose: (item: PricedVariation) => void;
}

export const ItemsCard = ({ items, countedAt, chosen, error, onChoose }: ItemsCardProps) => {
  const phone = useScreen() === 'phone';
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const groups = groupsOf(items, search);
  const byHand = phone && search === '' && groups.length > 1;
  const atChosen = groups.find((group) => group.items.some(({ id }) => id === chosen));
  const open = groups.find(({ name }) => name === wanted) ?? atChosen ?? groups[0];
  const shown = byHand && open ? [open] : groups;
  const mine = offersOf(items, chosen).find(({ item }) => item.id === chosen);

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
      {mine && <SubstituteNotice {...mine} onChoose={onChoose} />}
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
            {offersOf(group.items, chosen).map((offer) => (
              <ItemOption
                key={offer.item.group_key ?? offer.item.id}
                offer={offer}
                isChosen={offer.item.id === chosen}
                onChoose={() => onChoose(offer.item)}
              />
            ))}
          </ChoiceGroup>
        ))}
      </ChoiceGroups>
      {mine && mine.routes.length > 1 && <RouteChoice {...mine} onChoose={onChoose} />}
      <ClosedItems items={items} />
      {mine && <HealthTable item={mine.item} countedAt={countedAt} />}
    </StepCard>
  );
};
