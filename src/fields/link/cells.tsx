import type { StoredImage } from '../../core/contract/upload';
import type { CellOf } from '../parts';
import styles from './link.module.css';

export const ImageCell: CellOf<'image'> = ({ value }) => {
  const { url, name, width, height } = value as StoredImage;
  return <img className={styles.thumb} src={url} alt={name} width={width} height={height} loading="lazy" />;
};

export const ImageValue: CellOf<'image'> = ({ value }) => {
  const { url, name, width, height } = value as StoredImage;
  return <img className={styles.picture} src={url} alt={name} width={width} height={height} />;
};

/** A record that is gone keeps a readable place. */
export const ReferenceCell: CellOf<'reference'> = ({ value, references }) => (
  <>{references[String(value)] ?? 'Sudah dihapus'}</>
);

export const ReferencesCell: CellOf<'references'> = ({ value, references }) => (
  <>{(value as string[]).map((id) => references[id] ?? 'Sudah dihapus').join(', ')}</>
);
