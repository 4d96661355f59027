import { useContext, useState } from 'react';
import { petals } from '../core/appearance/petals';
import { colorsOf, tileOf } from '../core/appearance/tile-colors';
import { PageTiles } from './page-tiles';
import styles from './tile.module.css';

interface TileProps {
  brandKey: string;
  monogram: string;
  size?: 36 | 44 | 60;
  /** Uploaded picture; falls back to the drawn tile if it cannot be loaded. */
  image?: string | null;
}

/** Bundled pictures are in one sprite file (`scripts/vite-brand-sprite.ts`). */
const inSprite = (image: string): string => image.replace(/^\/brands\/([\w-]+)\.svg$/, '/brands.svg#$1');

/** Decorative: the name is beside it. */
export const Tile = ({ brandKey, monogram, size = 44, image }: TileProps) => {
  const box = { width: size, height: size, borderRadius: Math.round(size * 0.27) };
  const [broken, setBroken] = useState<string>();
  const tiles = useContext(PageTiles);
  if (image && image !== broken) {
    return (
      <img
        className={styles.image}
        src={inSprite(image)}
        alt=""
        loading="lazy"
        width={size}
        height={size}
        style={box}
        onError={() => setBroken(image)}
      />
    );
  }
  const { from, to } = tiles?.colorsOf(brandKey, monogram) ?? colorsOf(tileOf(brandKey));
  const colors = { '--tile-from': from, '--tile-to': to, fontSize: Math.round(size / 3) };
  return (
    <span className={styles.tile} aria-hidden="true" style={{ ...box, ...colors }}>
      <svg className={styles.petals} viewBox="0 0 40 40" aria-hidden="true">
        <path d={petals.topRight + petals.bottomRight} transform="translate(-1.06 -1.06) scale(1.053)" />
      </svg>
      {monogram}
    </span>
  );
};
