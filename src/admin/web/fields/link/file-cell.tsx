import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isPrivateFile, type StoredFile } from '../../../../core/contract/upload';
import { fileLimit } from '../../../../core/format/file-size';
import { elsewhere } from '../../../../ui/elsewhere';
import text from '../../../../ui/text.module.css';
import { useFieldDeps } from '../field-deps';
import type { CellOf } from '../parts';
import styles from './link.module.css';

/** `120 kB`; empty for a file of another host, whose size is unknown. */
export const sizeText = (bytes: number): string => (bytes > 0 ? fileLimit(bytes) : '');

/** A private file is read with the session, because a link could not send it; a fresh one belongs to no record yet. */
export const FileCell: CellOf<'file'> = ({ value }) => {
  const file = value as StoredFile;
  const { fileUrl } = useFieldDeps();
  const label = (
    <>
      <Download size={14} />
      <span className={styles.name}>{file.name}</span>
    </>
  );
  return (
    <span className={styles.file}>
      {file.url === '' ? (
        <span className={styles.name}>{file.name}</span>
      ) : isPrivateFile(file) ? (
        <PrivateLink file={file}>{label}</PrivateLink>
      ) : (
        <a href={fileUrl(file.url)} download={file.name} {...elsewhere}>
          {label}
        </a>
      )}
      <span className={text.quiet}>{sizeText(file.bytes)}</span>
    </span>
  );
};

const PrivateLink = ({ file, children }: { file: StoredFile; children: ReactNode }) => {
  const { save } = useFieldDeps();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const open = async () => {
    setState({ isBusy: true });
    try {
      await save(file);
      setState({ isBusy: false });
    } catch (failure) {
      setState({ isBusy: false, failure: failure instanceof Error ? failure.message : String(failure) });
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.fileLink}
        aria-busy={state.isBusy || undefined}
        onClick={() => void (state.isBusy || open())}
      >
        {children}
      </button>
      {state.failure && <span role="alert">{state.failure}</span>}
    </>
  );
};
