import { useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { ITEM } from '../../../../core/states';
import { itemStatus } from '../../../../core/text/statuses';
import { callKey, useAction } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import { StatusTag } from '../../../../ui/status-tag';
import { getBrand, type Variation, watchItem } from '../../../catalogue/contract/catalogue';
import { copy } from './copy';
import styles from './items.module.css';

export const ClosedItems = ({ items }: { items: readonly Variation[] }) => {
  const closed = items.filter(({ status }) => status === ITEM.disturbed || status === ITEM.soldOut);
  if (closed.length === 0) return null;
  return (
    <details className={styles.closedItems}>
      <summary>{copy.closedItems(closed.length)}</summary>
      <ul>
        {closed.map((item) => (
          <ClosedItem key={item.id} item={item} />
        ))}
      </ul>
    </details>
  );
};

const ClosedItem = ({ item }: { item: Variation }) => {
  const { success, attempt } = useFeedback();
  const cache = useQueryClient();
  const { mutateAsync, isLoading } = useAction(watchItem);
  const { id, name, status, is_watched } = item;

  const toggle = async () => {
    await attempt(async () => {
      const { data } = await mutateAsync({ params: { id }, body: { watch: !is_watched } });
      await cache.invalidateQueries(callKey(getBrand));
      if (!is_watched) success(data.watch ? copy.watched : copy.alreadyNormal);
    });
  };

  return (
    <li>
      <bdi>{name}</bdi>
      <StatusTag status={itemStatus(status)} />
      <Button
        tone={is_watched ? 'quiet' : 'soft'}
        size="small"
        loading={isLoading}
        icon={
          is_watched ? <BellOff size={16} aria-hidden="true" /> : <BellRing size={16} aria-hidden="true" />
        }
        aria-label={is_watched ? copy.leaveOf(name) : copy.watchOf(name)}
        onClick={() => void toggle()}
      >
        {is_watched ? copy.leave : copy.watch}
      </Button>
    </li>
  );
};
