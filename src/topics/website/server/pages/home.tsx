import type { StorefrontCatalogue } from '../../../storefront/contract/storefront-catalogue';
import type { StorefrontBanner } from '../../../storefront/contract/storefront-site';
import { paths } from '../../text/paths';
import { ArticleCards } from '../parts/article-cards';
import { type Brand, BrandCard } from '../parts/brand-card';
import { Countdown } from '../parts/countdown';
import { Document } from '../parts/document';
import { Money } from '../parts/exact';
import { Icon } from '../parts/icon';
import { Picture, PictureByMedia } from '../parts/picture';
import { Promos } from '../parts/promos';
import { type Surroundings, useSurroundings } from '../parts/surroundings';
import { foundBrands } from '../search';

interface HomeProps {
  catalogue: StorefrontCatalogue;
  /** Typed search; empty for everything. */
  search: string;
  /** In a preview, which runs no script. */
  isPopupOpen?: boolean;
}

/** Cards that belong to the first view of a phone. */
const FIRST = 6;

export function Home({ catalogue, search, isPopupOpen }: HomeProps) {
  const around = useSurroundings();
  const { site } = around;
  const found = foundBrands(catalogue.categories, search);
  const isSearch = search !== '';
  return (
    <Document
      title={isSearch ? `Hasil pencarian "${search}"` : site.name}
      canonical={isSearch ? null : '/'}
      scripts={['home']}
      data={isSearch ? [] : [aboutSite(around)]}
    >
      {isSearch ? (
        <h1 className="wide">Hasil pencarian “{search}”</h1>
      ) : (
        <>
          <h1 className="hidden">{site.tagline ? `${site.name}: ${site.tagline}` : site.name}</h1>
          <Banners banners={catalogue.banners} isPopupOpen={isPopupOpen} />
          <FlashSales catalogue={catalogue} />
          <Promos catalogue={catalogue} promos={catalogue.promos} />
        </>
      )}
      {found.length === 0 && (
        <p className="wide empty">
          {isSearch
            ? 'Tidak ada yang cocok. Periksa ejaannya, atau hapus pencarian untuk melihat semua produk.'
            : 'Produk sedang disiapkan. Silakan kembali lagi nanti.'}{' '}
          {isSearch && <a href="/">Lihat semua produk</a>}
        </p>
      )}
      <Groups catalogue={catalogue} brands={found} first={isSearch || catalogue.banners.length === 0} />
      {!isSearch && <ArticleCards articles={catalogue.articles.slice(0, 3)} />}
    </Document>
  );
}

const aboutSite = ({ site, origin }: Surroundings) => ({
  '@type': 'WebSite',
  name: site.name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/?cari={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

interface BannersProps {
  banners: readonly StorefrontBanner[];
  isPopupOpen: boolean | undefined;
}

function Banners({ banners, isPopupOpen }: BannersProps) {
  const at = (place: string) =>
    banners.filter(({ position, image_desktop }) => (position ?? 'slider') === place && image_desktop);
  const [slides, sides, [popup]] = [at('slider'), at('side'), at('popup')];
  const [main, beside] = slides.length > 0 ? [slides, sides] : [sides, []];
  return (
    <>
      {main.length > 0 && (
        <section className="wide banners" aria-label="Promosi" data-beside={beside.length > 0 || undefined}>
          <BannerList className="slides" banners={main} first />
          {beside.length > 0 && <BannerList className="sides" banners={beside} />}
        </section>
      )}
      {popup && (
        <dialog id="popup" open={isPopupOpen} data-banner={popup.id} aria-label={popup.title}>
          <form method="dialog">
            <button type="submit" className="close" aria-label="Tutup">
              ×
            </button>
          </form>
          <BannerLink banner={popup} />
        </dialog>
      )}
    </>
  );
}

interface BannerListProps {
  className: string;
  banners: readonly StorefrontBanner[];
  first?: boolean;
}

const BannerList = ({ className, banners, first = false }: BannerListProps) => (
  <ul className={className}>
    {banners.map((banner, nth) => (
      <li key={banner.id} data-banner={banner.id}>
        <BannerLink banner={banner} first={first && nth === 0} />
      </li>
    ))}
  </ul>
);

function BannerLink({ banner, first = false }: { banner: StorefrontBanner; first?: boolean }) {
  const { link, title, image_desktop, image_mobile } = banner;
  if (!image_desktop) return null;
  const media = '(max-width: 640px)';
  const picture = (
    <PictureByMedia of={image_desktop} other={image_mobile} {...{ media, first }} alt={title} />
  );
  return link ? <a href={link}>{picture}</a> : picture;
}

/** Running flash sales with their items; the clock runs by the server's time. */
function FlashSales({ catalogue }: { catalogue: StorefrontCatalogue }) {
  const sales = catalogue.flash_sales.flatMap((sale) => {
    const items = catalogue.categories.flatMap((brand) =>
      brand.products.flatMap((product) =>
        product.flash?.sale_id === sale.id ? [{ brand, product, flash: product.flash }] : [],
      ),
    );
    return items.length > 0 ? [{ ...sale, items }] : [];
  });
  return sales.map(({ id, name, banner, ends_at, items }, nth) => {
    // A preview leads to the first.
    const anchor = nth === 0 ? 'flash-sale' : `flash-sale-${id}`;
    return (
      <section key={id} className="wide flash" aria-labelledby={anchor}>
        {banner && <Picture of={banner} alt="" className="flash-banner" />}
        <div className="row">
          <h2 id={anchor}>
            <Icon name="zap" /> {name}
          </h2>
          {ends_at && <Countdown until={ends_at} label="Berakhir dalam" />}
        </div>
        <ul className="rail">
          {items.map(({ brand, product, flash }) => (
            <li key={product.id}>
              <a className="card flash-card" href={paths.brand(brand.slug, product.id)}>
                <span className="card-name">{product.name}</span>
                <span className="muted">{brand.name}</span>
                <span className="card-price">
                  <Money of={flash.price} as="strong" /> <Money of={product.price} as="s" />
                </span>
                <span className="badge">Sisa {flash.left}</span>
                {flash.limit !== null && <span className="muted">Maks. {flash.limit} per pembeli</span>}
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

interface GroupsProps {
  catalogue: StorefrontCatalogue;
  brands: readonly Brand[];
  /** Nothing larger stands above: a banner would wait for these pictures. */
  first: boolean;
}

function Groups({ catalogue, brands, first }: GroupsProps) {
  const groups = [
    ...catalogue.groups.map((group) => ({
      ...group,
      brands: brands.filter(({ group_id }) => group_id === group.id),
    })),
    {
      ...{ id: 'lain', name: catalogue.groups.length > 0 ? 'Lainnya' : 'Produk', icon: null, badge: null },
      brands: brands.filter(({ group_id }) => group_id === null),
    },
  ].filter((group) => group.brands.length > 0);
  return (
    <>
      {groups.length > 1 && (
        <nav className="wide chips" aria-label="Kelompok produk">
          {groups.map(({ id, name, icon }) => (
            <a key={id} className="chip" href={`#k-${id}`}>
              {icon && <Icon name={icon} />} {name}
            </a>
          ))}
        </nav>
      )}
      {groups.map(({ id, name, badge, brands: members }, nth) => (
        <section key={id} id={`k-${id}`} className="wide group" aria-labelledby={`j-${id}`}>
          <h2 id={`j-${id}`}>{name}</h2>
          <ul className="cards">
            {members.map((brand, at) => (
              <BrandCard
                key={brand.id}
                brand={brand}
                badge={badge}
                first={first && nth === 0 && at < FIRST}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
