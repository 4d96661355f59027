import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { rupiah } from '../../../../core/format/money';
import { ITEM } from '../../../../core/states';
import { itemStatus } from '../../../../core/text/statuses';
import { Chips } from '../../../../ui/chips';
import { ChoiceGroup, ChoiceGroups } from '../../../../ui/choice-groups';
import { ChoiceTile } from '../../../../ui/choice-tile';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { SearchInput } from '../../../../ui/search-input';
import { StatusTag } from '../../../../ui/status-tag';
import { StepCard } from '../../../../ui/step-card';
import { useScreen } from '../../../../ui/use-screen';
import type { PricedVariation } from '../../../catalogue/domain/priced';
import { substituteOf } from '../../../catalogue/domain/routes';
import { NO_SELLING_PRICE } from '../../../sub-accounts/text';
import { ClosedItems } from './closed-items';
import { copy } from './copy';
import { HealthTable } from './health-table';
import { groupsOf } from './item-groups';
import { usualHealth } from './item-health';
import { offersOf } from './item-offers';
import { ItemOption } from './item-option';
import styles from './items.module.css';

interface RouteChoiceProps {
  item: PricedVariation;
  routes: readonly PricedVariation[];
  onChoose: (item: PricedVariation) => void;
}

const RouteChoice = ({ item, routes, onChoose }: RouteChoiceProps) => {
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

interface SubstituteNoticeProps {
  item: PricedVariation;
  routes: readonly PricedVariation[];
  onChoose: (item: PricedVariation) => void;
}

/** Offers a substitute when the chosen item becomes unavailable; shown above all items. */
const SubstituteNotice = ({ item, routes, onChoose }: SubstituteNoticeProps) => {
  const substitute = substituteOf(routes, item);
  if (!substitute) return null;
  return (
    <Notice
      tone="wait"
      urgent
      action={
        <Button type="button" tone="quiet" size="small" onClick={() => onChoose(substitute)}>
          {copy.takeSubstitute(substitute.name, rupiah(substitute.price))}
        </Button>
      }
    >
      {copy.closedNow(item.name, itemStatus(item.status).word)}
    </Notice>
  );
};

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
