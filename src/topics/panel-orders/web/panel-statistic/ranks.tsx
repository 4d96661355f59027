import { compact } from '../../../../core/format/money';
import { number, percent } from '../../../../core/format/number';
import { Money } from '../../../../ui/money';
import { partText } from '../../../../ui/part-text';
import { RankPart, Ranks } from '../../../../ui/ranks';
import type { PanelShare, PanelStatistic } from '../../../shops/contract/panel-statistic';
import { orderStatusWord } from '../../text/panel-statistic';
import { copy } from './copy';

const ordersText = (orders: number): string => `${number(orders)} ${copy.unit}`;

export const TopItems = ({ items }: { items: PanelStatistic['top_items'] }) => (
  <Ranks
    title={copy.topItems}
    empty={copy.topItemsEmpty}
    ranks={items.map(({ name, orders, omzet }) => ({
      ...{ key: name, name, size: omzet },
      hint: ordersText(orders),
      end: <Money amount={omzet} />,
    }))}
  />
);

export const Brands = ({ brands, omzet }: { brands: PanelShare[]; omzet: number }) => (
  <Ranks
    title={copy.brands}
    empty={copy.topItemsEmpty}
    ranks={brands.map((brand) => ({
      ...{
        key: brand.name ?? '',
        name: brand.name ?? copy.rest,
        size: brand.omzet,
        isRest: brand.name === null,
      },
      end: <RankPart figure={compact(brand.omzet)} part={partText(brand.omzet, omzet)} />,
    }))}
  />
);

export const Statuses = ({ statuses }: { statuses: PanelStatistic['statuses'] }) => {
  const all = statuses.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Ranks
      title={copy.statuses}
      empty={copy.statusesEmpty}
      ranks={statuses.map(({ status, orders }) => ({
        ...{ key: String(status), name: orderStatusWord(status), size: orders },
        hint: ordersText(orders),
        end: <span>{percent((orders / all) * 100, { decimals: 1 })}</span>,
      }))}
    />
  );
};

export const Reasons = ({ reasons }: { reasons: PanelStatistic['failure_reasons'] }) => (
  <Ranks
    title={copy.reasons}
    empty={copy.reasonsEmpty}
    ranks={reasons.map(({ reason, status, orders }) => ({
      ...{ key: `${status} ${reason}`, name: reason ?? copy.noReason, size: orders },
      hint: orderStatusWord(status),
      end: <span>{ordersText(orders)}</span>,
    }))}
  />
);

export const Searches = ({ searches }: { searches: PanelStatistic['searches'] }) => (
  <Ranks
    title={copy.searches}
    empty={copy.searchesEmpty}
    ranks={searches.map(({ term, searches: size, is_found }) => ({
      ...{ key: term, name: term, size },
      ...(!is_found && { hint: copy.notFound }),
      end: <span>{copy.times(size)}</span>,
    }))}
  />
);
