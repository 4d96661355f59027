import { number } from '../../../../core/format/number';
import { Totals } from '../../../../ui/totals';
import type { PanelTotals } from '../../../shops/contract/panel-statistic';
import { copy } from './copy';

interface TotalsCardProps {
  now: PanelTotals;
  before: PanelTotals;
  beforeName: string;
}

export const TotalsCard = ({ now, before, beforeName }: TotalsCardProps) => {
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
      ]}
    >
      {copy.orders} {number(now.orders)} · {copy.failed} {number(now.failed)}
    </Totals>
  );
};
