import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RecordCell } from '../../admin/web/fields/cells';
import { saveBookFile } from '../../topics/books/web/book-file';
import { Button } from '../../ui/plain/button';
import styles from './attachment.module.css';

export const textOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

export const SaveButton = ({ id }: { id: string }) => {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    setBusy(true);
    setError(undefined);
    await saveBookFile(id).catch((failure: unknown) => setError(textOf(failure)));
    setBusy(false);
  };
  return (
    <>
      <Button
        tone="quiet"
        icon={<Download size={18} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => void save()}
      >
        Unduh lampiran
      </Button>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </>
  );
};

export const AttachmentCell: RecordCell = ({ value }) => (
  <span className={styles.row}>
    <SaveButton id={String(value)} />
  </span>
);
