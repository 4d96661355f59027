import { number, percent } from '../../../../core/format/number';
import { Totals } from '../../../../ui/totals';
import type { PanelTotals } from '../../../shops/contract/panel-statistic';
import { copy } from './copy';

interface TotalsCardProps {
  now: PanelTotals;
  before: PanelTotals;
  beforeName: string;
  /** The previous day is compared up to this time of day, and its visits are known as a whole alone. */
  isRunning: boolean;
}

/** Percentage of visits that led to a paid order; null without visits. */
const conversion = ({ paid, visits }: PanelTotals): number | null =>
  visits > 0 ? (paid / visits) * 100 : null;

export const TotalsCard = ({ now, before, beforeName, isRunning }: TotalsCardProps) => {
  const total = (name: keyof PanelTotals, word: string) => ({
    word,
    now: now[name],
    before: before[name],
  });
  return (
    <Totals
      title={copy.totals}
      beforeName={beforeName}
      totals={[
        { ...total('omzet', copy.omzet), isMoney: true },
        { ...total('profit', copy.profit), isMoney: true },
        total('succeeded', copy.succeeded),
        total('new_members', copy.members),
        { ...total('visits', copy.visits), ...(isRunning && { before: null }) },
        {
          ...{ word: copy.conversion, now: conversion(now), before: conversion(before) },
          shown: (rate) => percent(rate, { decimals: 1 }),
          isRate: true,
        },
      ]}
    >
      {copy.orders} {number(now.orders)} · {copy.failed} {number(now.failed)}
    </Totals>
  );
};
