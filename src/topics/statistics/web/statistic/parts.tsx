import { rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import { partText } from '../../../../ui/part-text';
import { type Rank, RankPart, Ranks } from '../../../../ui/ranks';
import { Shares } from '../../../../ui/shares';
import { reasonText } from '../../../orders/text/failure-reason';
import { orderSourceWord } from '../../../orders/text/order-source';
import type { Statistic } from '../../contract/statistic';
import { copy } from './copy';

type Part = { succeeded: number; profit: number | null };

const profitHint = ({ succeeded, profit }: Part): string =>
  profit
    ? `${copy.succeededCount(succeeded)}, ${copy.profitOf(rupiah(profit))}`
    : copy.succeededCount(succeeded);

const sold = (part: Part, whole: number): Pick<Rank, 'size' | 'hint' | 'end'> => ({
  size: part.succeeded,
  hint: profitHint(part),
  end: <span>{partText(part.succeeded, whole)}</span>,
});

interface SoldProps {
  statistic: Statistic;
}

export const Brands = ({ statistic: { brands, now } }: SoldProps) => (
  <Ranks
    title={copy.brands}
    empty={copy.noSuccess}
    ranks={brands.map((brand) => ({
      ...{ key: brand.name ?? '', name: brand.name ?? copy.rest, isRest: brand.name === null },
      ...sold(brand, now.succeeded),
    }))}
  />
);

export const Items = ({ statistic: { items, now } }: SoldProps) => (
  <Ranks
    title={copy.items}
    empty={copy.noSuccess}
    ranks={items.map((item) => ({ key: item.id, name: item.name, ...sold(item, now.succeeded) }))}
  />
);

export const Staff = ({ statistic: { staff, now } }: SoldProps) => (
  <Ranks
    title={copy.staff}
    empty={now.orders > 0 ? copy.onlyWebsite : copy.noOrders}
    ranks={staff.map(({ id, name, is_owner, orders, succeeded, profit }) => ({
      ...{ key: id, name: name || copy.gone, size: orders },
      hint: [is_owner && copy.owner, profitHint({ succeeded, profit })].filter(Boolean).join(' · '),
      end: <span>{copy.count(orders)}</span>,
    }))}
  />
);

export const Reasons = ({ reasons }: { reasons: Statistic['reasons'] }) => {
  const all = reasons.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Ranks
      title={copy.reasons}
      empty={copy.noReasons}
      ranks={reasons.map(({ reason, orders }) => ({
        ...{ key: reason ?? '', name: reason ? reasonText(reason) : copy.noReason, size: orders },
        end: <RankPart figure={number(orders)} part={partText(orders, all)} />,
      }))}
    />
  );
};

export const Sources = ({ statistic: { sources, now } }: SoldProps) => (
  <Shares
    title={copy.sources}
    hint={sources.length > 0 ? copy.sourcesHint : copy.noOrders}
    whole={now.orders}
    shares={sources.map(({ source, orders }) => ({
      ...{ name: orderSourceWord(source), size: orders },
      count: copy.count(orders),
    }))}
  />
);
