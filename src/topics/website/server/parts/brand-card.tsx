import { monogram } from '../../../../core/format/initials';
import type { StorefrontCatalogue, StorefrontGroup } from '../../../storefront/contract/storefront-catalogue';
import { paths } from '../../text/paths';
import { Money } from './exact';
import { Picture } from './picture';
import { chosenColors } from './theme-style';

export type Brand = StorefrontCatalogue['categories'][number];

/** Lowest price now, with flash sales; null for a brand without items. */
export const lowestPrice = ({ products }: Brand): number | null =>
  products.length === 0 ? null : Math.min(...products.map(({ price, flash }) => flash?.price ?? price));

interface BrandCardProps {
  brand: Brand;
  badge: StorefrontGroup['badge'];
  first: boolean;
}

export function BrandCard({ brand, badge, first }: BrandCardProps) {
  const from = lowestPrice(brand);
  return (
    <li>
      <a className="card" href={paths.brand(brand.slug)} data-search={brand.name.toLowerCase()}>
        <BrandPicture brand={brand} first={first} />
        <span className="card-name">{brand.name}</span>
        <span className="card-price">
          {from === null ? (
            'Segera hadir'
          ) : (
            <>
              Mulai <Money of={from} />
            </>
          )}
        </span>
        {badge && (
          <span className="badge" style={chosenColors(badge.color, badge.text_color)}>
            {badge.text}
          </span>
        )}
      </a>
    </li>
  );
}

export const BrandPicture = ({ brand, first = false }: { brand: Brand; first?: boolean }) =>
  brand.image ? (
    <Picture of={brand.image} alt="" className="tile" first={first} />
  ) : (
    <span className="tile monogram" aria-hidden>
      {monogram(brand.name)}
    </span>
  );
