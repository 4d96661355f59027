import type { PricedVariation } from '../../core/catalogue/priced';
import { rupiah } from '../../core/format/money';
import { substituteOf } from '../../core/item/routes';
import { itemStatus } from '../../core/text/statuses';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';

interface SubstituteNoticeProps {
  item: PricedVariation;
  routes: readonly PricedVariation[];
  onChoose: (item: PricedVariation) => void;
}

/** Offers a substitute when the chosen item becomes unavailable; shown above all items. */
export const SubstituteNotice = ({ item, routes, onChoose }: SubstituteNoticeProps) => {
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
