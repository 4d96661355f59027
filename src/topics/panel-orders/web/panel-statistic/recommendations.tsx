import { Plus } from 'lucide-react';
import { useState } from 'react';
import { v4 } from 'uuid';
import { undoEndpoint } from '../../../../admin/entity/action';
import { resourceOf } from '../../../../admin/schema/compile';
import { useUndoToast } from '../../../../admin/web/parts/undo-toast';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { asApiError } from '../../../../platform/web/api-error';
import { fileUrl } from '../../../../platform/web/browser-config';
import { call } from '../../../../platform/web/call';
import { useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { useFeedback } from '../../../../ui/feedback';
import { Money } from '../../../../ui/money';
import { Button } from '../../../../ui/plain/button';
import { Tile } from '../../../../ui/tile';
import {
  injectPanelRecommendations,
  listPanelRecommendations,
  type PanelRecommendation,
} from '../../contract';
import { copy } from './copy';
import page from './panel-statistic.module.css';
import styles from './recommendations.module.css';

/** Items that sell well elsewhere, to be added in one step; hidden without any. */
export const Recommendations = () => {
  const lists = useMay(listPanelRecommendations.object);
  const adds = useMay(injectPanelRecommendations.object);
  const mayAdd = lists.can && adds.can;
  const { data, refetch } = useCall(listPanelRecommendations, {}, { enabled: mayAdd });
  const { adding, add } = useAdding(() => void refetch());
  if (!mayAdd || !data?.length) return null;
  return (
    <section className={`${card.card} ${card.padded}`} aria-label={copy.recommended}>
      <h2>{copy.recommended}</h2>
      <p className={page.hint}>{copy.recommendedHint}</p>
      <ul className={styles.list}>
        {data.map((item) => (
          <Recommended
            key={item.variation_id}
            item={item}
            isAdding={adding === item.variation_id}
            onAdd={() => void add(item)}
          />
        ))}
      </ul>
    </section>
  );
};

interface RecommendedProps {
  item: PanelRecommendation;
  isAdding: boolean;
  onAdd: () => void;
}

const Recommended = ({ item, isAdding, onAdd }: RecommendedProps) => (
  <li className={styles.item}>
    <span className={styles.head}>
      <Tile
        brandKey={item.brand_key}
        monogram={item.monogram}
        image={item.image && fileUrl(item.image)}
        size={44}
      />
      <span className={styles.words}>
        <span className={styles.name}>{item.item_name}</span>
        <span className={styles.brand}>{item.brand_name}</span>
      </span>
    </span>
    <dl className={styles.prices}>
      <div>
        <dt>{copy.cost}</dt>
        <dd>
          <Money amount={item.cost} tone="quiet" />
        </dd>
      </div>
      {item.price !== null && (
        <div>
          <dt>{copy.price}</dt>
          <dd>
            <Money amount={item.price} />
          </dd>
        </div>
      )}
    </dl>
    <span className={styles.reason}>{item.reason}</span>
    <Button
      tone="soft"
      size="small"
      block
      icon={<Plus size={16} aria-hidden="true" />}
      loading={isAdding}
      aria-label={copy.addItem(item.brand_name, item.item_name)}
      onClick={onAdd}
    >
      {copy.add}
    </Button>
  </li>
);

function useAdding(onChanged: () => void) {
  const feedback = useFeedback();
  const offerUndo = useUndoToast();
  const product = resourceOf(useModel(), 'product-vcg');
  const [adding, setAdding] = useState<string>();

  const undo = async (id: string) => {
    await feedback.attempt(async () => {
      await call(undoEndpoint(product), { params: { id }, body: {} });
      onChanged();
      feedback.success(copy.undone);
    });
  };

  const add = async ({ variation_id }: PanelRecommendation) => {
    if (adding) return;
    setAdding(variation_id);
    try {
      const body = { variation_ids: [variation_id], key: v4() };
      const { data } = await call(injectPanelRecommendations, { body });
      onChanged();
      const back = data.undo;
      if (back) await offerUndo(`undo-${back.id}`, data.message, () => void undo(back.id));
      else feedback.success(data.message);
    } catch (error) {
      feedback.error(asApiError(error).message);
    } finally {
      setAdding(undefined);
    }
  };

  return { adding, add };
}
