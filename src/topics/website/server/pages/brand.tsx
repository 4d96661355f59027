import { rupiah } from '../../../../core/format/money';
import { BALANCE_METHOD } from '../../../storefront/contract/storefront';
import type {
  StorefrontCatalogue,
  StorefrontMethod,
  StorefrontProduct,
} from '../../../storefront/contract/storefront-catalogue';
import { paths, signInFrom } from '../../text/paths';
import { type Brand, BrandPicture, lowestPrice } from '../parts/brand-card';
import { Countdown } from '../parts/countdown';
import { Document } from '../parts/document';
import { Money } from '../parts/exact';
import { Field, type FieldProps, Refusal, type Typed } from '../parts/fields';
import { Picture } from '../parts/picture';
import { PromoList, promosOf } from '../parts/promos';
import { type Surroundings, useSurroundings } from '../parts/surroundings';

interface BrandPageProps {
  catalogue: StorefrontCatalogue;
  brand: Brand;
  typed: Typed;
  /** Refusal that belongs to no input. */
  message?: string | null;
}

export function BrandPage({ catalogue, brand, typed, message = null }: BrandPageProps) {
  const around = useSurroundings();
  const hasItems = brand.products.length > 0;
  return (
    <Document
      title={brand.meta.title ?? brand.name}
      description={
        brand.meta.description ??
        `Beli ${brand.name} di ${around.site.name}: harga jelas, bayar mudah, proses cepat.`
      }
      canonical={paths.brand(brand.slug)}
      image={brand.banner ?? brand.image}
      scripts={hasItems ? ['order'] : []}
      data={[aboutProduct(around, brand), breadcrumb(around, brand)]}
    >
      {brand.banner && <Picture of={brand.banner} alt="" className="brand-banner" first />}
      <div className="wide brand-page">
        <div>
          <nav aria-label="Remah roti" className="crumbs muted">
            <a href="/">Beranda</a> <span aria-hidden>/</span> <span aria-current="page">{brand.name}</span>
          </nav>
          <div className="brand-head">
            <BrandPicture brand={brand} first />
            <h1>{brand.name}</h1>
          </div>
          {brand.how_to_html && <Html title="Cara membeli" html={brand.how_to_html} />}
          {brand.description_html && <Html title={`Tentang ${brand.name}`} html={brand.description_html} />}
        </div>
        {hasItems ? (
          <OrderForm {...{ catalogue, brand, typed, message }} />
        ) : (
          <p className="empty">Belum ada produk yang dapat dibeli. Silakan kembali lagi nanti.</p>
        )}
      </div>
    </Document>
  );
}

const Html = ({ title, html }: { title: string; html: string }) => (
  <details className="prose" open>
    <summary>{title}</summary>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (html-policy). */}
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </details>
);

const aboutProduct = ({ origin, site }: Surroundings, brand: Brand) => ({
  '@type': 'Product',
  name: brand.name,
  url: origin + paths.brand(brand.slug),
  ...(brand.image && { image: origin + brand.image.url }),
  ...(brand.products.length > 0 && {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: lowestPrice(brand),
      highPrice: Math.max(...brand.products.map(({ price, flash }) => flash?.price ?? price)),
      offerCount: brand.products.length,
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: site.name },
    },
  }),
});

const breadcrumb = ({ origin }: Surroundings, brand: Brand) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Beranda', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: brand.name, item: origin + paths.brand(brand.slug) },
  ],
});

/** Distinct questions of a brand's items; an item may lack some. */
export const questionsOf = ({ products }: Brand) => [
  ...new Map(products.flatMap(({ forms }) => forms).map((form) => [form.key, form])).values(),
];

const contacts: readonly Omit<FieldProps, 'typed'>[] = [
  { name: 'name', label: 'Nama', required: true, maxLength: 60, autoComplete: 'name' },
  {
    ...{ name: 'phone', label: 'Nomor WhatsApp', required: true, type: 'tel', inputMode: 'tel' },
    ...{ placeholder: '08xxxxxxxxxx', autoComplete: 'tel' },
  },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
];

function OrderForm({ catalogue, brand, typed, message }: Required<BrandPageProps>) {
  const { site, member } = useSurroundings();
  const chosen = brand.products.find(({ id }) => id === typed.values.product_id) ?? null;
  const forms = chosen?.forms ?? questionsOf(brand);
  const promos = promosOf(brand, catalogue);
  const most = Math.max(...brand.products.map(({ quantity }) => quantity.max));
  return (
    <form className="order" method="post" action={paths.brand(brand.slug)}>
      <Refusal typed={typed} message={message} />
      {forms.length > 0 && (
        <fieldset>
          <legend>Data tujuan</legend>
          <div className="fields">
            {forms.map((form) => (
              <Field
                key={form.key}
                name={`f.${form.key}`}
                label={form.alias}
                typed={typed}
                required={form.required}
                placeholder={form.placeholder}
                help={form.help_text}
                inputMode={form.type === 'number' ? 'numeric' : form.type === 'phone' ? 'tel' : undefined}
                type={form.type === 'email' ? 'email' : 'text'}
                minLength={form.min_len ?? undefined}
                maxLength={form.max_len ?? undefined}
                autoComplete="off"
                options={form.options}
              />
            ))}
          </div>
          <p className="nickname" aria-live="polite" translate="no" />
        </fieldset>
      )}
      <fieldset>
        <legend>Pilih produk</legend>
        <Products products={brand.products} chosen={chosen?.id ?? null} />
        {most > 1 && (
          <Field
            name="qty"
            label="Jumlah"
            typed={{ ...typed, values: { qty: '1', ...typed.values } }}
            type="number"
            min={1}
            max={most}
            inputMode="numeric"
            required
          />
        )}
      </fieldset>
      {!member && (
        <fieldset>
          <legend>Kontak Anda</legend>
          {site.guest_checkout ? (
            <>
              <p className="muted">
                Status dan bukti pesanan dapat dibuka kembali dengan nomor ini. Sudah punya akun?{' '}
                <a href={signInFrom(paths.brand(brand.slug))}>Masuk</a>
              </p>
              <div className="fields">
                {contacts.map((contact) => (
                  <Field key={contact.name} {...contact} typed={typed} />
                ))}
              </div>
            </>
          ) : (
            <p>
              Pembelian di toko ini memakai akun. <a href={signInFrom(paths.brand(brand.slug))}>Masuk</a> atau{' '}
              <a href={paths.signUp}>daftar</a> dahulu.
            </p>
          )}
        </fieldset>
      )}
      <fieldset>
        <legend>Cara bayar</legend>
        <Methods methods={catalogue.payment_methods} chosen={typed.values.payment_method} />
      </fieldset>
      <fieldset>
        <legend>Promo</legend>
        {promos.length > 0 && <PromoList promos={promos} catalogue={catalogue} />}
        <Field
          name="promo_code"
          label="Kode promo"
          typed={typed}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </fieldset>
      <div className="pay-bar">
        <p className="total" aria-live="polite" />
        <button type="submit" className="button">
          Periksa pesanan
        </button>
      </div>
    </form>
  );
}

interface ProductsProps {
  products: readonly StorefrontProduct[];
  chosen: string | null;
}

/** Items under their labels, in the shop's order. */
function Products({ products, chosen }: ProductsProps) {
  const flash = products.flatMap((one) => one.flash?.ends_at ?? []).sort()[0];
  return (
    <>
      {flash && <Countdown until={flash} label="Flash sale berakhir dalam" />}
      <ul className="products">
        {products.map((one, nth) => (
          <li key={one.id}>
            <label className="product">
              <input
                type="radio"
                id={nth === 0 ? 'i-product_id' : undefined}
                name="product_id"
                value={one.id}
                required
                defaultChecked={one.id === chosen}
                data-min={one.quantity.min}
                data-max={one.quantity.max}
              />
              {one.image && <Picture of={one.image} alt="" className="product-image" />}
              <span className="card-name">
                {one.name} {one.label && <span className="badge">{one.label}</span>}
              </span>
              <Price of={one} />
              {one.description && <span className="muted">{one.description}</span>}
              <Processing of={one} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

const Price = ({ of: { flash, price } }: { of: StorefrontProduct }) =>
  flash ? (
    <>
      <span className="product-price">
        <Money of={flash.price} as="strong" /> <Money of={price} as="s" />
      </span>
      <span className="muted">
        Sisa {flash.left}
        {flash.limit !== null && `, maks. ${flash.limit} per pembeli`}
      </span>
    </>
  ) : (
    <span className="product-price">
      <Money of={price} />
    </span>
  );

function Processing({ of: { fulfilment, process_hours, estimate_minutes } }: { of: StorefrontProduct }) {
  const facts = [
    fulfilment === 'code' && 'Kode dikirim otomatis',
    process_hours && `Diproses ${process_hours}`,
    estimate_minutes !== null && `± ${estimate_minutes} menit`,
  ].filter(Boolean);
  return facts.length > 0 && <span className="muted">{facts.join(', ')}</span>;
}

interface MethodsProps {
  methods: readonly StorefrontMethod[];
  chosen: string | undefined;
}

function Methods({ methods, chosen }: MethodsProps) {
  const { member, labelOf } = useSurroundings();
  const shown = methods.filter(({ id }) => id !== BALANCE_METHOD || member);
  const groups = [...new Set(shown.map(({ group }) => group))];
  const nameOf = (group: string) =>
    group === BALANCE_METHOD ? undefined : labelOf('payment-method', 'group', group);
  return groups.map((group) => (
    <div key={group} className="methods">
      {nameOf(group) && <p className="method-group">{nameOf(group)}</p>}
      <ul className="products" aria-label={nameOf(group)}>
        {shown
          .filter((one) => one.group === group)
          .map((one) => (
            <li key={one.id}>
              <label className="product">
                <input
                  type="radio"
                  id={one === shown[0] ? 'i-payment_method' : undefined}
                  name="payment_method"
                  value={one.id}
                  required
                  disabled={one.is_maintenance}
                  defaultChecked={one.id === chosen}
                />
                {one.logo && <Picture of={one.logo} alt="" className="method-logo" />}
                <span className="card-name">{one.name}</span>
                <span className="muted">{noteOf(one, member)}</span>
              </label>
            </li>
          ))}
      </ul>
    </div>
  ));
}

/** Facts that a buyer needs before choosing a method: outage, hours, fee, limits. */
function noteOf(
  { id, is_maintenance, hours, fee, min, max }: StorefrontMethod,
  member: Surroundings['member'],
): string {
  if (is_maintenance) return 'Sedang gangguan';
  if (id === BALANCE_METHOD && member) return `Saldo Anda ${rupiah(member.balance)}`;
  const cost = [
    fee.flat > 0 && rupiah(fee.flat),
    fee.percent > 0 && `${String(fee.percent).replace('.', ',')} %`,
  ].filter(Boolean);
  return [
    cost.length > 0 ? `Biaya ${cost.join(' + ')}` : 'Tanpa biaya',
    min !== null && `min. ${rupiah(min)}`,
    max !== null && `maks. ${rupiah(max)}`,
    hours && `jam ${hours.from}–${hours.to}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
