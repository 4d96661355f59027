import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FieldKind } from '../../admin/schema/field';
import { useFieldDeps } from '../../admin/web/fields/field-deps';
import type { InputOf } from '../../admin/web/fields/parts';
import { DOCUMENT_TYPES } from '../../core/contract/upload';
import { actions } from '../../core/text/actions';
import { typesText } from '../../core/text/messages';
import { MAX_BOOK_FILE_BYTES } from '../../topics/books/contract/book-file';
import { sendBookFile } from '../../topics/books/web/book-file';
import { Button } from '../../ui/plain/button';
import { SaveButton, textOf } from './attachment';
import styles from './attachment.module.css';

const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

/** Error text, or undefined. The server checks the bytes too. */
function refusalOf(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return `Format berkas harus ${typesText(DOCUMENT_TYPES)}.`;
  return file.size > MAX_BOOK_FILE_BYTES ? 'Ukuran berkas maksimal 2 MB.' : undefined;
}

/** Uploaded at once, linked when the form is saved. */
export const AttachmentInput: InputOf<FieldKind> = ({ id, value, field, onChange, onError, describedBy }) => {
  const { awaiting } = useFieldDeps();
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ id: string; name: string }>();
  const fileId = typeof value === 'string' && value !== '' ? value : undefined;

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const refusal = refusalOf(chosen);
    onError?.(refusal);
    if (refusal) return;
    setBusy(true);
    try {
      const stored = await awaiting(sendBookFile(chosen));
      setSent(stored);
      onChange(stored.id);
    } catch (failure) {
      onError?.(textOf(failure));
    }
    setBusy(false);
  };

  return (
    <div className={styles.box}>
      <input
        ref={file}
        type="file"
        hidden
        accept={TYPES.join()}
        aria-label={field.label}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {fileId && (
        <span className={styles.name}>{sent?.id === fileId ? sent.name : 'Satu lampiran tersimpan'}</span>
      )}
      <span className={styles.row}>
        <Button
          id={id}
          tone="quiet"
          icon={<Upload size={18} aria-hidden="true" />}
          loading={isBusy}
          onClick={() => file.current?.click()}
          aria-describedby={describedBy}
        >
          {fileId ? 'Ganti berkas' : actions.chooseFile}
        </Button>
        {fileId && <SaveButton id={fileId} />}
        {fileId && (
          <Button tone="quiet" onClick={() => onChange(undefined)}>
            {actions.remove}
          </Button>
        )}
      </span>
      <span className={styles.hint}>JPG, PNG, atau PDF, maksimal 2 MB.</span>
    </div>
  );
};
