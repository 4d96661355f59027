import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUndoToast } from '../../../../admin/web/parts/undo-toast';
import { useMay } from '../../../../admin/web/session/use-may';
import { fileUrl } from '../../../../platform/web/browser-config';
import { callKey, useAction } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import text from '../../../../ui/text.module.css';
import { Tile } from '../../../../ui/tile';
import { getBrand } from '../../../catalogue/contract/catalogue';
import { listBestPrices, type RouteGroup, setDefaultRoute } from '../../contract/best-price';
import styles from './best-price.module.css';
import { copy } from './copy';
import { RouteRow } from './route-row';

function useChoice() {
  const feedback = useFeedback();
  const offerUndo = useUndoToast();
  const cache = useQueryClient();
  const { mutateAsync, isLoading } = useAction(setDefaultRoute);

  const write = async (group_key: string, variation_id: string | null) => {
    const { data } = await mutateAsync({ body: { group_key, variation_id } });
    await Promise.all([listBestPrices, getBrand].map((call) => cache.invalidateQueries(callKey(call))));
    return data.previous;
  };
  return {
    isLoading,
    /** Null restores the default. */
    choose: (group: RouteGroup, route: { id: string; name: string } | null) =>
      feedback.attempt(async () => {
        const previous = await write(group.group_key, route?.id ?? null);
        const undo = async () => {
          await write(group.group_key, previous);
          feedback.success(copy.undone);
        };
        const said = route ? copy.chosen(route.name) : copy.returned(group.name);
        await offerUndo(`route-${group.group_key}`, said, () => void feedback.attempt(undo));
      }),
  };
}

export const GroupCard = ({ group }: { group: RouteGroup }) => {
  const mayOrder = useMay('product.order').can;
  const { choose, isLoading } = useChoice();
  const id = `group-${group.offered_id}`;
  return (
    <section className={card.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Tile
          brandKey={group.brand_key}
          monogram={group.monogram}
          image={group.image && fileUrl(group.image)}
          size={44}
        />
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {mayOrder ? (
              <Link to={`/transaction-form?q=${group.brand_id}&item=${group.offered_id}`}>{group.name}</Link>
            ) : (
              group.name
            )}
          </h2>
          <p className={text.quiet}>{group.brand}</p>
        </div>
        <Saving group={group} />
        {group.is_chosen && mayOrder && (
          <Button tone="link" size="small" loading={isLoading} onClick={() => void choose(group, null)}>
            {copy.giveBack}
          </Button>
        )}
      </div>
      <ul>
        {group.candidates.map((route) => (
          <RouteRow
            key={route.id}
            group={group}
            route={route}
            isBusy={isLoading}
            onUse={mayOrder ? () => void choose(group, route) : undefined}
          />
        ))}
      </ul>
    </section>
  );
};

const Saving = ({ group: { saving, best } }: { group: RouteGroup }) => {
  if (saving) return <p className={styles.saving}>{copy.saving(saving)}</p>;
  return <p className={text.quiet}>{best.price ? copy.cheapest : copy.nothingOpen}</p>;
};
