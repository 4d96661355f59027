import type { StoredImage } from '../../../../core/contract/upload';
import { useFieldDeps } from '../field-deps';
import type { CellOf } from '../parts';
import styles from './link.module.css';

interface PictureProps {
  value: unknown;
  className: string | undefined;
  background?: 'light' | 'dark' | undefined;
}

const Picture = ({ value, className, background }: PictureProps) => {
  const { fileUrl } = useFieldDeps();
  const { url, name, width, height } = value as StoredImage;
  return (
    <img
      className={className}
      data-background={background}
      src={fileUrl(url)}
      alt={name}
      width={width}
      height={height}
      loading="lazy"
    />
  );
};

/** Square pictures keep the shape of the buyers' tiles. */
export const ImageCell: CellOf<'image'> = ({ value }) => {
  const { width, height } = value as StoredImage;
  const isSquare = Math.abs(width - height) <= height * SQUARE;
  return <Picture value={value} className={isSquare ? styles.tile : styles.thumb} />;
};

const SQUARE = 0.02;

export const ImageValue: CellOf<'image'> = ({ field, value }) => (
  <Picture value={value} className={styles.picture} background={field.background} />
);

export const GONE = 'Sudah dihapus';

export const ReferenceCell: CellOf<'reference'> = ({ value, references }) => (
  <>{references[String(value)] ?? GONE}</>
);

export const ReferencesCell: CellOf<'references'> = ({ value, references }) => (
  <>{(value as string[]).map((id) => references[id] ?? GONE).join(', ')}</>
);
