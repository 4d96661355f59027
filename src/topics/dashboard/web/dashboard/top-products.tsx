import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { fileUrl } from '../../../../platform/web/browser-config';
import { useCall } from '../../../../platform/web/use-call';
import card from '../../../../ui/card.module.css';
import { Tile } from '../../../../ui/tile';
import { useScreen } from '../../../../ui/use-screen';
import { listTopProducts, type TopProduct } from '../../../catalogue/contract/recommendation';
import { copy } from './copy';
import { Quiet } from './quiet';
import { Strip } from './strip';
import { StripSkeleton } from './strip-skeleton';
import styles from './top-products.module.css';

/** Specification 9: "6 on desktop/tablet, 4 on mobile (arrows when more than 6)". */
const IN_VIEW = 6;
const view = { desktop: IN_VIEW, tablet: IN_VIEW, phone: 4 };

export const TopProducts = () => {
  // On narrower screens the text is below the tile.
  const height = useScreen() === 'desktop' ? 62 : 104;
  return (
    <Quiet call={useCall(listTopProducts)} skeleton={<StripSkeleton view={view} height={height} />}>
      {(products) => (
        <Strip
          title={copy.top}
          aside={<span className={styles.span}>{copy.topSpan}</span>}
          view={view}
          arrowsAfter={IN_VIEW}
          cards={products.map((product) => ({
            key: product.parent_category_id,
            card: <Top product={product} />,
          }))}
          empty={copy.noTop}
          height={height}
        />
      )}
    </Quiet>
  );
};

const Top = ({ product }: { product: TopProduct }) => {
  const mayBuy = useMay('product.order').can;
  const phone = useScreen() === 'phone';
  const content = (
    <>
      <Tile
        brandKey={product.key}
        monogram={product.monogram}
        image={product.image && fileUrl(product.image)}
        size={phone ? 60 : 36}
      />
      <span className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        {product.total_trx_30d > 0 && (
          <span className={styles.count}>{copy.count(product.total_trx_30d)}</span>
        )}
      </span>
    </>
  );
  const className = `${card.card} ${styles.product}`;
  return mayBuy ? (
    <Link to={`/transaction-form?q=${product.parent_category_id}`} className={className}>
      {content}
    </Link>
  ) : (
    <span className={className}>{content}</span>
  );
};
