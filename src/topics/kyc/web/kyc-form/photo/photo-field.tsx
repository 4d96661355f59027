import { Camera, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { errorText } from '../../../../../core/text/errors';
import { asApiError } from '../../../../../platform/web/api-error';
import { Button } from '../../../../../ui/plain/button';
import frame from '../../../../../ui/plain/field.module.css';
import { FieldError } from '../../../../../ui/plain/field-error';
import text from '../../../../../ui/text.module.css';
import { kycLabels } from '../../../domain/fields';
import { PHOTO_TYPES, type PhotoKind, photoRules } from '../../../domain/photos';
import { requiredFields } from '../../../domain/rules';
import { uploadKycPhoto } from '../../kyc-photo';
import { copy } from '../copy';
import { FieldSlot } from '../fields/field-slot';
import { useForm } from '../form-context';
import { CameraDialog } from './camera-dialog';
import styles from './photo.module.css';
import { PhotoReview } from './photo-review';
import { type ReadPhoto, readPhoto } from './read-photo';
import { SentPhoto } from './sent-photo';
import { hasCamera } from './use-camera';

function usePhoto(kind: PhotoKind) {
  const form = useForm();
  const [taken, setTaken] = useState<ReadPhoto | null>(null);
  const [isReading, setReading] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const show = (photo: ReadPhoto | null) => {
    setError(null);
    setTaken(photo);
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setError(null);
    try {
      show(await readPhoto(file, kind));
    } catch {
      // Not a picture, or a format that the browser cannot decode, such as HEIC.
      setError(errorText(file.type.startsWith('image/') ? 'FILE_UNREADABLE' : 'PHOTO_TYPE'));
    }
    setReading(false);
  };

  const send = async () => {
    if (!taken || isSending) return;
    setSending(true);
    setError(null);
    try {
      form.setPhoto(kind, await uploadKycPhoto(taken.file, kind));
      setTaken(null);
    } catch (failure) {
      const { message, errors } = asApiError(failure);
      setError(errors?.file?.[0] ?? message);
    }
    setSending(false);
  };

  return { taken, isReading, isSending, error, show, choose, send };
}

export const PhotoField = ({ kind }: { kind: PhotoKind }) => {
  const form = useForm();
  const id = useId();
  const photo = usePhoto(kind);
  const [isShooting, setShooting] = useState(false);
  const [wasShot, setShot] = useState(false);
  const [isOver, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const sent = form.photos.find((one) => one.kind === kind);
  const { width, height } = photoRules[kind];
  const error = form.shown[kind] ?? (photo.taken ? undefined : (photo.error ?? undefined));
  const isOptional = !requiredFields(form.values).includes(kind);

  const shoot = () => (hasCamera() ? setShooting(true) : camera.current?.click());
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    setShot(false);
    void photo.choose(event.dataTransfer.files[0]);
  };
  const pick = (input: HTMLInputElement) => {
    setShot(false);
    void photo.choose(input.files?.[0]);
    input.value = '';
  };

  return (
    <FieldSlot name={kind}>
      <fieldset
        className={styles.field}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        data-invalid={error ? '' : undefined}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <legend className="sr-only">{kycLabels[kind]}</legend>
        <div className={styles.words}>
          <span className={text.strong} aria-hidden="true">
            {kycLabels[kind]}
            {isOptional && <span className={frame.optional}> (opsional)</span>}
          </span>
          <span id={`${id}-hint`} className={styles.hint}>
            {copy.photoHints[kind]} {!sent && `${copy.limits(width, height)}.`}
          </span>
        </div>
        {sent && <SentPhoto photo={sent} />}
        <div className={styles.buttons}>
          <Button
            data-action=""
            tone={sent && !form.rejected.includes(kind) ? 'quiet' : 'soft'}
            icon={<Camera size={18} />}
            onClick={shoot}
          >
            {copy.takePhoto}
          </Button>
          <Button
            tone="quiet"
            icon={<Upload size={18} />}
            loading={photo.isReading}
            onClick={() => file.current?.click()}
          >
            {copy.uploadFile}
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          hidden
          accept={PHOTO_TYPES.join(',')}
          aria-label={`${copy.uploadFile}: ${kycLabels[kind]}`}
          onChange={(event) => pick(event.target)}
        />
        {/* The device's own camera, where a page may not open it. */}
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture={kind === 'selfie_photo' ? 'user' : 'environment'}
          aria-label={`${copy.takePhoto}: ${kycLabels[kind]}`}
          onChange={(event) => pick(event.target)}
        />
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      {isShooting && (
        <CameraDialog
          kind={kind}
          onPhoto={(taken) => {
            setShooting(false);
            setShot(true);
            photo.show(taken);
          }}
          onChooseFile={() => {
            setShooting(false);
            file.current?.click();
          }}
          onClose={() => setShooting(false)}
        />
      )}
      {photo.taken && (
        <PhotoReview
          kind={kind}
          photo={photo.taken}
          isSending={photo.isSending}
          error={photo.error}
          onUse={() => void photo.send()}
          onAgain={() => {
            photo.show(null);
            if (wasShot) setShooting(true);
            else file.current?.click();
          }}
          onClose={() => photo.show(null)}
        />
      )}
    </FieldSlot>
  );
};
