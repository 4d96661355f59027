import { FileText, Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './attachments.module.css';
import { Button } from './plain/button';
import { IconButton } from './plain/icon-button';
import text from './text.module.css';
import { useFileChoice } from './use-file-choice';

const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];
const MEGABYTE = 1024 * 1024;
/** File names by id, because a draft stores only ids. */
const names = new Map<string, string>();

interface AttachmentsProps {
  id?: string;
  label: string;
  value: readonly string[];
  max: number;
  maxBytes: number;
  /** Uploads at once. Rejects with an Error whose message can be shown. */
  send: (file: File) => Promise<{ id: string; name: string }>;
  onChange: (ids: string[]) => void;
  onError: (message: string | undefined) => void;
  describedBy?: string | undefined;
}

export const Attachments = ({
  id,
  label,
  value,
  max,
  maxBytes,
  send,
  onChange,
  onError,
  describedBy,
}: AttachmentsProps) => {
  const [isBusy, setBusy] = useState(false);
  // Current ids, because several uploads in sequence extend the list.
  const latest = useRef(value);
  latest.current = value;

  const refusalOf = (file: File): string | undefined => {
    if (!TYPES.includes(file.type)) return 'Format berkas harus JPG, PNG, atau PDF.';
    if (file.size > maxBytes) return `Ukuran berkas maksimal ${maxBytes / MEGABYTE} MB.`;
    return latest.current.length >= max ? `Lampiran maksimal ${max} berkas.` : undefined;
  };

  const take = async (chosen: File[]) => {
    onError(undefined);
    setBusy(true);
    for (const file of chosen) {
      const refusal = refusalOf(file);
      if (refusal) {
        onError(refusal);
        break;
      }
      try {
        const uploaded = await send(file);
        names.set(uploaded.id, uploaded.name);
        latest.current = [...latest.current, uploaded.id];
        onChange([...latest.current]);
      } catch (failure) {
        onError(failure instanceof Error ? failure.message : String(failure));
        break;
      }
    }
    setBusy(false);
  };

  const file = useFileChoice({
    label,
    accept: TYPES.join(),
    multiple: true,
    onChoose: (chosen) => void take(chosen),
  });

  const drop = (gone: string) => {
    onError(undefined);
    onChange(value.filter((one) => one !== gone));
  };

  return (
    <div className={styles.box}>
      {file.input}
      {value.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {value.map((one, index) => {
            const name = names.get(one) ?? `Lampiran ${index + 1}`;
            return (
              <li key={one} className={styles.file}>
                <FileText size={16} />
                <span className={styles.name}>{name}</span>
                <IconButton size="normal" aria-label={`Hapus ${name}`} onClick={() => drop(one)}>
                  <X size={16} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {value.length < max && (
        <Button
          id={id}
          tone="quiet"
          icon={<Paperclip size={18} />}
          loading={isBusy}
          onClick={file.choose}
          aria-describedby={describedBy}
        >
          Tambah lampiran
        </Button>
      )}
      <span className={text.quiet}>
        JPG, PNG, atau PDF. Paling banyak {max} berkas, masing-masing {maxBytes / MEGABYTE} MB.
      </span>
    </div>
  );
};
