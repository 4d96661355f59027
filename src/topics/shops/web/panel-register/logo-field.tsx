import { Upload as UploadIcon } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { MOVING_PICTURE, movesIn } from '../../../../admin/schema/picture-motion';
import { discard, upload } from '../../../../admin/web/data/upload';
import { MAX_UPLOAD_BYTES, type StoredImage } from '../../../../core/contract/upload';
import { fileLimit } from '../../../../core/format/file-size';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import field from '../../../../ui/plain/field.module.css';
import { websiteLabels } from '../../contract/website';
import { copy } from './copy';
import styles from './panel-register.module.css';

const LIMIT = fileLimit(MAX_UPLOAD_BYTES);

interface LogoFieldProps {
  value: StoredImage | null;
  error: string | undefined;
  onChange: (logo: StoredImage | null) => void;
}

export const LogoField = ({ value, error, onChange }: LogoFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isMoving, setMoving] = useState(false);
  const message = refusal ?? error;

  const replace = (logo: StoredImage | null) => {
    if (value) void discard(value);
    onChange(logo);
  };

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Allows choosing the same file again after a refusal.
    event.target.value = '';
    if (!file) return;
    if (file.size > MAX_UPLOAD_BYTES) return setRefusal(copy.logo.tooLarge(LIMIT));
    setBusy(true);
    setRefusal(undefined);
    setMoving(await movesIn(file));
    try {
      replace(await upload(file, { resource: 'web-panel', field: 'logo_light' }));
    } catch (failure) {
      setRefusal((failure as Error).message);
    }
    setBusy(false);
  };

  return (
    <div className={field.field}>
      <span className={field.label} id={id}>
        {websiteLabels.logo}
        <span className={field.optional}> (opsional)</span>
      </span>
      <div className={layout.row3}>
        {value && <img src={value.url} alt={copy.logo.alt} className={styles.picture} />}
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-labelledby={id}
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => void take(event)}
        />
        <Button
          tone="quiet"
          icon={<UploadIcon size={18} aria-hidden="true" />}
          loading={busy}
          aria-describedby={`${id}-rule`}
          onClick={() => input.current?.click()}
        >
          {value ? copy.logo.change : copy.logo.choose}
        </Button>
        {value && !busy && (
          <Button tone="link" onClick={() => replace(null)}>
            {copy.logo.remove}
          </Button>
        )}
      </div>
      <span id={`${id}-rule`} className={field.hint}>
        {copy.logo.rule(LIMIT)}
      </span>
      {value && isMoving && (
        <span className={field.hint} role="status">
          {MOVING_PICTURE}
        </span>
      )}
      {message && (
        <span className={field.error} role="alert">
          {message}
        </span>
      )}
    </div>
  );
};
