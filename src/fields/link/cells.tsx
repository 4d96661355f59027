import type { StoredImage } from '../../core/contract/upload';
import { useFieldDoors } from '../doors';
import type { CellOf } from '../parts';
import styles from './link.module.css';

const Picture = ({ value, className }: { value: unknown; className: string | undefined }) => {
  const { fileUrl } = useFieldDoors();
  const { url, name, width, height } = value as StoredImage;
  return (
    <img className={className} src={fileUrl(url)} alt={name} width={width} height={height} loading="lazy" />
  );
};

export const ImageCell: CellOf<'image'> = ({ value }) => <Picture value={value} className={styles.thumb} />;

export const ImageValue: CellOf<'image'> = ({ value }) => (
  <Picture value={value} className={styles.picture} />
);

/** A record that is gone keeps a readable place. */
export const GONE = 'Sudah dihapus';

export const ReferenceCell: CellOf<'reference'> = ({ value, references }) => (
  <>{references[String(value)] ?? GONE}</>
);

export const ReferencesCell: CellOf<'references'> = ({ value, references }) => (
  <>{(value as string[]).map((id) => references[id] ?? GONE).join(', ')}</>
);
