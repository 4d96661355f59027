import type { PanelShare } from '../../core/contract/panel-statistic';
import { number } from '../../core/format/number';
import { Shares } from '../../ui/shares';
import { copy } from './copy';

export const Methods = ({ methods, omzet }: { methods: PanelShare[]; omzet: number }) => (
  <Shares
    title={copy.methods}
    hint={methods.length > 0 ? copy.methodsHint : copy.topItemsEmpty}
    whole={omzet}
    shares={methods.map(({ name, orders, omzet: size }) => ({
      ...{ name: name ?? copy.rest, size, isRest: name === null },
      count: `${number(orders)} ${copy.unit}`,
    }))}
  />
);
