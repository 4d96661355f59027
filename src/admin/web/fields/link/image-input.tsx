import { lazy, Suspense, useState } from 'react';
import { MAX_UPLOAD_BYTES, type StoredImage } from '../../../../core/contract/upload';
import { fileLimit } from '../../../../core/format/file-size';
import { number } from '../../../../core/format/number';
import text from '../../../../ui/text.module.css';
import type { FieldOf } from '../../../schema/field';
import type { Size } from '../../../schema/picture-cut';
import { MOVING_PICTURE, movesIn } from '../../../schema/picture-motion';
import { sizeError } from '../../../schema/picture-size';
import type { InputOf } from '../parts';
import { ImageValue } from './cells';
import styles from './link.module.css';
import { sizeOf } from './picture-file';
import { UploadBox } from './upload-box';
import { useUpload } from './use-upload';

const CutDialog = lazy(() => import('./cut-dialog'));

const limitsOf = ({ width, height, ratio, maxBytes = MAX_UPLOAD_BYTES }: FieldOf<'image'>): string =>
  [
    'JPG, PNG, atau WEBP',
    width && height && `minimal ${number(width)} × ${number(height)} piksel`,
    ratio && `rasio ${ratio}`,
    `maksimal ${fileLimit(maxBytes)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Chosen or dropped pictures are uploaded at once and linked when the form is saved. */
export const ImageInput: InputOf<'image'> = (props) => {
  const { store, remove, setBusy, isBusy } = useUpload<StoredImage>(props);
  const [isMoving, setMoving] = useState(false);
  const [cutting, setCutting] = useState<{ file: File; size: Size }>();
  const stored = props.value as StoredImage | undefined;

  const take = async (picture: File) => {
    setBusy(true);
    props.onError?.(undefined);
    setMoving(await movesIn(picture));
    const size = props.field.ratio ? await sizeOf(picture) : undefined;
    if (!size || sizeError(props.field, size) !== 'ratio') return store(picture);
    setBusy(false);
    setCutting({ file: picture, size });
  };

  return (
    <>
      <UploadBox
        {...props}
        accept="image/jpeg,image/png,image/webp"
        isBusy={isBusy}
        change="Ganti gambar"
        hint={`Atau seret gambar ke sini. ${limitsOf(props.field)}.`}
        onTake={(picture) => void take(picture)}
        onRemove={remove}
        picture={stored && <ImageValue field={props.field} value={stored} references={props.references} />}
        facts={
          stored && (
            <>
              <span className={styles.name}>{stored.name}</span>
              {stored.bytes > 0 && (
                <span className={text.quiet}>
                  {number(stored.width)} × {number(stored.height)} · {number(Math.ceil(stored.bytes / 1024))}{' '}
                  kB
                </span>
              )}
              {isMoving && (
                <span className={text.quiet} role="status">
                  {MOVING_PICTURE}
                </span>
              )}
            </>
          )
        }
      />
      {cutting && props.field.ratio && (
        <Suspense fallback={null}>
          <CutDialog
            field={{ ...props.field, ratio: props.field.ratio }}
            {...cutting}
            onClose={() => setCutting(undefined)}
            onCut={(part) => {
              setCutting(undefined);
              void store(part);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
