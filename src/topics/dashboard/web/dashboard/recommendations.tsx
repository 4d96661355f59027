import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { fileUrl } from '../../../../platform/web/browser-config';
import { useAction, useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import layout from '../../../../ui/layout.module.css';
import { Money } from '../../../../ui/money';
import { Tile } from '../../../../ui/tile';
import {
  injectRecommendation,
  listRecommendations,
  type Recommendation,
} from '../../../catalogue/contract/recommendation';
import { copy } from './copy';
import { Quiet } from './quiet';
import styles from './recommendations.module.css';
import { Strip } from './strip';
import { StripSkeleton } from './strip-skeleton';

const IN_VIEW = 4;
const view = { desktop: IN_VIEW, tablet: 3, phone: 1.3 };
const HEIGHT = 86;

export const Recommendations = () => (
  <Quiet call={useCall(listRecommendations)} skeleton={<StripSkeleton view={view} height={HEIGHT} />}>
    {(items) => (
      <Strip
        title={copy.recommended}
        view={view}
        arrowsAfter={IN_VIEW}
        cards={items.map((item) => ({ key: item.id, card: <Recommended item={item} /> }))}
        empty={copy.noRecommended}
        height={HEIGHT}
      />
    )}
  </Quiet>
);

const Recommended = ({ item }: { item: Recommendation }) => {
  const buys = useMay('product.order');
  const mayOpen = useMay('product');
  const { mutate } = useAction(injectRecommendation);
  const content = (
    <>
      <Tile
        brandKey={item.brand_key}
        monogram={item.monogram}
        image={item.image && fileUrl(item.image)}
        size={44}
      />
      <span className={layout.words}>
        <span className={styles.item}>{item.item_name}</span>
        <span className={styles.brand}>{item.brand_name}</span>
        <span className={styles.foot}>
          <Money amount={item.price} />
          <span className={styles.reason}>{item.reason}</span>
        </span>
      </span>
    </>
  );
  const className = `${card.card} ${styles.card}`;
  if (!buys.can) return <span className={className}>{content}</span>;

  // Records the view for future recommendations; failures are ignored.
  const note = () => {
    if (!mayOpen.can) return;
    mutate({ body: { brand_id: item.brand_id, variation_id: item.variation_id, source: 'dashboard' } });
  };
  return (
    <Link
      to={`/transaction-form?q=${item.brand_id}&item=${item.variation_id}`}
      className={className}
      onClick={note}
    >
      {content}
    </Link>
  );
};
