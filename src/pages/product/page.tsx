import { useFacts } from '../../api/facts';
import { useCall } from '../../api/use-call';
import { useExport } from '../../api/use-saving';
import { exportProducts, listBrands } from '../../core/contract/catalogue';
import type { MetaOf } from '../../core/contract/endpoint';
import { ExportButtons } from '../../ui/export-buttons';
import { PageHead } from '../../ui/page-head';
import { useScreen } from '../../ui/use-screen';
import { BrandSearch } from './brand-search';
import { Brands } from './brands';
import { Categories } from './categories';
import { copy } from './copy';
import styles from './product.module.css';
import { useHasFavorites } from './use-has-favorites';
import { isFavorites, PORTION, portionOf, useShelf } from './use-shelf';

/** /product/data: every brand that can be bought, with its state and its lowest price. */
const ProductPage = () => {
  const [shelf, change] = useShelf();
  const first = useCall(listBrands, { query: portionOf(shelf, 1) });
  const hasFavorites = useHasFavorites(first.data);
  const category = isFavorites(shelf) ? '' : shelf.section;
  const file = useExport(
    exportProducts,
    { ...(shelf.search && { search: shelf.search }), ...(category && { category }) },
    'daftar-harga',
  );

  const phone = useScreen() === 'phone';
  const priceList = (
    <fieldset className={styles.download}>
      <legend className={styles.downloadWords}>{copy.priceList}</legend>
      <ExportButtons {...file} />
    </fieldset>
  );

  return (
    <div className={styles.page}>
      <PageHead
        title={copy.title}
        hint={<PriceListFacts meta={first.meta} />}
        extra={phone ? undefined : priceList}
      />
      <BrandSearch value={shelf.search} onSearch={(search) => change({ search })} />
      <Categories
        section={shelf.section}
        hasFavorites={hasFavorites ?? isFavorites(shelf)}
        isWaiting={first.isLoading}
        onChoose={(section) => change({ section })}
      />
      <Brands shelf={shelf} first={first} onChange={change} />
      {/* Who holds a phone has come to buy. */}
      {phone && priceList}
    </div>
  );
};

export default ProductPage;

/** While they are unknown, words of the same length keep their place. */
const PriceListFacts = ({ meta }: { meta: MetaOf<typeof listBrands> | undefined }) => {
  const { tier_name, server_time } = useFacts().profile;
  if (meta) return copy.hint(meta);
  return (
    <span className={styles.unknown}>
      {copy.hint({ total: PORTION, tier_name, updated_at: server_time })}
    </span>
  );
};
