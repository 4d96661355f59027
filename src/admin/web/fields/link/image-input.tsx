import { Button } from 'antd';
import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import { MAX_IMAGE_BYTES, type StoredImage } from '../../../../core/contract/upload';
import { fileLimit } from '../../../../core/format/file-size';
import { number } from '../../../../core/format/number';
import { actions } from '../../../../core/text/actions';
import type { FieldOf } from '../../../schema/field';
import type { Size } from '../../../schema/picture-cut';
import { MOVING_PICTURE, movesIn } from '../../../schema/picture-motion';
import { sizeError } from '../../../schema/picture-size';
import { useFieldDeps } from '../field-deps';
import type { InputOf } from '../parts';
import { ImageValue } from './cells';
import styles from './link.module.css';
import { sizeOf } from './picture-file';

const CutDialog = lazy(() => import('./cut-dialog'));

const limitsOf = ({ width, height, ratio, maxBytes = MAX_IMAGE_BYTES }: FieldOf<'image'>): string =>
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
  const { upload, discard } = useFieldDeps();
  const file = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<'idle' | 'busy' | 'over'>('idle');
  const [isMoving, setMoving] = useState(false);
  const [cutting, setCutting] = useState<{ file: File; size: Size }>();
  const stored = props.value as StoredImage | undefined;

  const replace = (picture: StoredImage | undefined) => {
    if (stored) discard(stored);
    props.onChange(picture);
  };

  const store = async (picture: File) => {
    setProgress('busy');
    try {
      replace(await upload(picture, String(props.name[0])));
    } catch (error) {
      props.onError?.(error instanceof Error ? error.message : String(error));
    }
    setProgress('idle');
  };

  const take = async (picture: File | undefined) => {
    if (!picture) return setProgress('idle');
    setProgress('busy');
    props.onError?.(undefined);
    setMoving(await movesIn(picture));
    const size = props.field.ratio ? await sizeOf(picture) : undefined;
    if (!size || sizeError(props.field, size) !== 'ratio') return store(picture);
    setProgress('idle');
    setCutting({ file: picture, size });
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };

  const choose = (
    <Button
      id={props.id}
      icon={<UploadIcon size={18} />}
      loading={progress === 'busy'}
      onClick={() => file.current?.click()}
      aria-describedby={props.describedBy}
    >
      {stored ? 'Ganti gambar' : actions.chooseFile}
    </Button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setProgress('over');
      }}
      onDragLeave={() => setProgress('idle')}
      onDrop={drop}
    >
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={props.field.label}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {stored ? (
        <div className={styles.image}>
          <ImageValue field={props.field} value={stored} references={props.references} />
          <div className={styles.facts}>
            <span className={styles.name}>{stored.name}</span>
            {stored.bytes > 0 && (
              <span className={styles.hint}>
                {number(stored.width)} × {number(stored.height)} · {number(Math.ceil(stored.bytes / 1024))} kB
              </span>
            )}
            {isMoving && (
              <span className={styles.hint} role="status">
                {MOVING_PICTURE}
              </span>
            )}
            <span className={styles.buttons}>
              {choose}
              <Button danger onClick={() => replace(undefined)}>
                {actions.remove}
              </Button>
            </span>
          </div>
        </div>
      ) : (
        <div className={`${styles.drop} ${progress === 'over' ? styles.dropActive : ''}`}>
          {choose}
          <span className={styles.hint}>Atau seret gambar ke sini. {limitsOf(props.field)}.</span>
        </div>
      )}
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
    </div>
  );
};
