import { Link } from 'react-router-dom';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { shortDuration } from '../../../../core/format/duration';
import { rupiah } from '../../../../core/format/money';
import { number, percent } from '../../../../core/format/number';
import { onDesktop } from '../../../../platform/web/device';
import { type Total, Totals } from '../../../../ui/totals';
import { bookWords } from '../../../books/text';
import type { Statistic, StatisticTotals } from '../../contract/statistic';
import { copy } from './copy';
import { beforeWord } from './slots';
import styles from './statistic.module.css';

const SET_PRICES = '/set-selling-price/product';
const WEBSITE_STATISTIC = '/panel/statistic';

/** True where an increase is bad; null where it is neutral. */
const losses = { spent: null, revenue: false, cost: null, profit: false, refund: true, topup: null } as const;

/** Share of finished orders; null without any. */
const successRate = ({ orders, succeeded, failed, partly, cancelled }: StatisticTotals): number | null => {
  const ended = succeeded + failed + partly + cancelled;
  return orders > 0 && ended > 0 ? (succeeded / ended) * 100 : null;
};

const isUnknown = ({ succeeded, unpriced, website }: StatisticTotals): boolean =>
  succeeded > 0 && (unpriced ?? 0) + (website ?? 0) === succeeded;

export const TotalsCard = ({ statistic, isNarrowed }: { statistic: Statistic; isNarrowed: boolean }) => {
  const { now, before } = statistic;
  const money = (
    name: 'spent' | 'revenue' | 'cost' | 'profit' | 'refund' | 'topup',
    word: string,
  ): Total[] =>
    now[name] === null
      ? []
      : [{ word, now: now[name], before: before[name], isMoney: true, isLoss: losses[name] }];
  const sales = (name: 'revenue' | 'cost' | 'profit', word: string): Total[] =>
    money(name, word).map((total) => ({
      ...total,
      now: isUnknown(now) ? null : total.now,
      before: isUnknown(before) ? null : total.before,
    }));
  const totals: Total[] = [
    ...sales('profit', copy.profit).map((total) => ({ ...total, isLead: true })),
    ...sales('revenue', copy.revenue),
    ...sales('cost', copy.cost),
    { word: copy.orders, now: now.orders, before: before.orders },
    {
      ...{ word: copy.successRate, now: successRate(now), before: successRate(before) },
      ...{ isRate: true, shown: (value: number) => percent(value, { decimals: 1 }) },
    },
    ...money('spent', copy.spent),
    ...money('refund', copy.refund),
    {
      ...{ word: copy.duration, now: now.duration, before: before.duration, isLoss: true },
      shown: (value) => shortDuration(value / 1000),
    },
    ...money('topup', copy.topup),
  ];
  return (
    <Totals title={copy.totals} totals={totals} beforeName={beforeWord(statistic)}>
      <LeftOut statistic={statistic} isNarrowed={isNarrowed} />
    </Totals>
  );
};

/** Orders that the figures omit, and figures without filters. */
const LeftOut = ({ statistic, isNarrowed }: { statistic: Statistic; isNarrowed: boolean }) => {
  const isKnown = useKnownPath();
  const { now, website_sales: sold } = statistic;
  const [unpriced, partlyCost, websiteCost] = [
    now.unpriced ?? 0,
    now.partly_cost ?? 0,
    now.website_cost ?? 0,
  ];
  return (
    <ul className={styles.said}>
      {unpriced > 0 && (
        <li>
          {bookWords.unpriced(number(unpriced), rupiah(now.unpriced_cost ?? 0))}{' '}
          {isKnown(SET_PRICES) && <Link to={SET_PRICES}>{copy.setPrices}</Link>}
        </li>
      )}
      {partlyCost > 0 && <li>{bookWords.partly(rupiah(partlyCost))}</li>}
      {websiteCost > 0 && <li>{copy.bought(rupiah(websiteCost))}</li>}
      {sold && sold.orders > 0 && (
        <li>
          {copy.sold(sold.orders, rupiah(sold.omzet))} {/* The panel needs a desktop. */}
          {onDesktop() && isKnown(WEBSITE_STATISTIC) && (
            <Link to={WEBSITE_STATISTIC}>{copy.openWebsite}</Link>
          )}
        </li>
      )}
      {isNarrowed && now.topup !== null && <li>{copy.topupBeside}</li>}
      <li>{copy.basis}</li>
    </ul>
  );
};
