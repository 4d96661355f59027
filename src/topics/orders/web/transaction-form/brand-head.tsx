import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sanitize } from '../../../../admin/web/fields/html/sanitize';
import { shortDuration } from '../../../../core/format/duration';
import { number, percent } from '../../../../core/format/number';
import { brandStatus } from '../../../../core/text/statuses';
import { fileUrl } from '../../../../platform/web/browser-config';
import card from '../../../../ui/card.module.css';
import { Bone } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { Tile } from '../../../../ui/tile';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import styles from './brand-head.module.css';
import { copy } from './copy';

/** Folded instructions: the sanitiser loads only when opened. */
const HowTo = ({ html }: { html: string }) => {
  const [clean, setClean] = useState<string>();
  if (!html) return null;
  return (
    <details
      className={styles.how}
      onToggle={(event) => {
        if (event.currentTarget.open && clean === undefined) void sanitize(html).then(setClean);
      }}
    >
      <summary>{copy.howTo}</summary>
      {clean === undefined ? (
        <Bone width="60%" />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify just above
        <div dangerouslySetInnerHTML={{ __html: clean }} />
      )}
    </details>
  );
};

export const BrandPath = ({ name }: { name: string }) => (
  <nav className={styles.path} aria-label={copy.here}>
    <Link to="/product/data">{copy.brands}</Link>
    <ChevronRight size={14} className="mirrored" aria-hidden="true" />
    <span aria-current="page">{name}</span>
  </nav>
);

export const BrandHead = ({ brand, level }: { brand: BrandDetail; level: 1 | 2 }) => {
  const { success_rate, average_seconds, orders_24h } = brand;
  const Name = `h${level}` as const;
  const words = [brand.publisher, brand.regions.length > 0 && copy.region(brand.regions)];
  return (
    <header className={`${card.card} ${styles.head}`}>
      <Tile
        brandKey={brand.key}
        monogram={brand.monogram}
        image={brand.image && fileUrl(brand.image)}
        size={60}
      />
      <div className={styles.words}>
        <Name className={styles.name}>{brand.name}</Name>
        <p className={styles.quiet}>{words.filter(Boolean).join(' · ')}</p>
      </div>
      <dl className={styles.facts}>
        {success_rate !== null && (
          <Fact name={copy.successRate} value={percent(success_rate, { decimals: 1 })} />
        )}
        {average_seconds !== null && (
          <Fact name={copy.averageTime} value={shortDuration(Math.max(1, Math.round(average_seconds)))} />
        )}
        {orders_24h > 0 && <Fact name={copy.orders24h} value={number(orders_24h)} />}
      </dl>
      <StatusTag status={brandStatus(brand.status, brand.is_cut_off)} />
      <HowTo html={brand.how_to_html} />
    </header>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className={styles.quiet}>{name}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
