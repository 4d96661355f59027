import { date } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { number, percent } from '../../../../core/format/number';
import type { StorefrontCatalogue, StorefrontPromo } from '../../../storefront/contract/storefront-catalogue';
import type { LabelOf } from '../labels';
import type { Brand } from './brand-card';
import { useSurroundings } from './surroundings';

interface PromosProps {
  promos: readonly StorefrontPromo[];
  catalogue: StorefrontCatalogue;
}

/** Public codes of a shop with their conditions. */
export const Promos = (props: PromosProps) =>
  props.promos.length > 0 && (
    <section className="wide" aria-labelledby="kode-promo">
      <h2 id="kode-promo">Kode promo</h2>
      <PromoList {...props} />
    </section>
  );

export function PromoList({ promos, catalogue }: PromosProps) {
  const { labelOf } = useSurroundings();
  return (
    <ul className="promos">
      {promos.map((promo) => (
        <li key={promo.code} className="promo">
          <strong translate="no">{promo.code}</strong>
          <span className="card-name">{promo.name}</span>
          {promo.description && <span className="lines">{promo.description}</span>}
          <span className="muted">{conditionsOf(promo, catalogue, labelOf).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Codes that fit at least one item of a brand. */
export const promosOf = (brand: Brand, { promos }: StorefrontCatalogue): StorefrontPromo[] =>
  promos.filter(({ scope, category_ids, product_ids }) => {
    if (scope === 'category') return category_ids.includes(brand.id);
    return scope === 'all' || brand.products.some(({ id }) => product_ids.includes(id));
  });

function conditionsOf(promo: StorefrontPromo, catalogue: StorefrontCatalogue, labelOf: LabelOf): string[] {
  const { discount, max_discount: most, min_purchase: least, left, per_buyer } = promo;
  const share = discount.type === 'percent' ? percent(discount.value) : rupiah(discount.value);
  const methods = catalogue.payment_methods.filter(({ id }) => promo.payment_method_ids.includes(id));
  return [
    `Potongan ${share}${most === null ? '' : `, maks. ${rupiah(most)}`}`,
    least !== null && `min. belanja ${rupiah(least)}`,
    reachOf(promo, catalogue),
    promo.payment_method_ids.length > 0 && `bayar dengan ${listed(methods.map(({ name }) => name))}`,
    promo.new_member_only && 'khusus member baru',
    promo.days.length > 0 && `hari ${listed(promo.days.map((day) => labelOf('promo', 'days', day)))}`,
    left !== null && `sisa ${number(left)} kali`,
    per_buyer !== null && `${number(per_buyer)} kali per pembeli`,
    promo.ends_at && `sampai ${date(promo.ends_at)}`,
  ].filter((condition) => typeof condition === 'string');
}

/** Names of the brands or items for which a code is valid; null for all. */
function reachOf({ scope, ...promo }: StorefrontPromo, { categories }: StorefrontCatalogue): string | null {
  if (scope === 'all') return null;
  const names =
    scope === 'category'
      ? categories.filter(({ id }) => promo.category_ids.includes(id)).map(({ name }) => name)
      : categories.flatMap(({ products }) =>
          products.filter(({ id }) => promo.product_ids.includes(id)).map(({ name }) => name),
        );
  return `untuk ${names.length > 0 ? listed(names) : 'produk tertentu'}`;
}

/** Names beyond these are only counted. */
const MOST = 4;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST);
  const more = names.length - shown.length;
  return new Intl.ListFormat('id').format(more > 0 ? [...shown, `${more} lainnya`] : shown);
}
