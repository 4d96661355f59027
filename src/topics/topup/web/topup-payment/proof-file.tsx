import { FileText } from 'lucide-react';
import { useId } from 'react';
import { actions } from '../../../../core/text/actions';
import { buttonClass } from '../../../../ui/plain/button-class';
import { FieldError } from '../../../../ui/plain/field-error';
import { useFileAddress } from '../../../../ui/use-file-address';
import { MAX_PROOF_BYTES } from '../../contract/topup';
import { copy } from './copy';
import styles from './proof.module.css';

const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

/** Error text, or null. The server checks the bytes too. */
export function fileError(file: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(file.type)) return copy.fileType;
  return file.size > MAX_PROOF_BYTES ? copy.fileSize : null;
}

interface ProofFileProps {
  file: File | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
}

export const ProofFile = ({ file, error, onChoose }: ProofFileProps) => {
  const id = useId();
  return (
    <div className={styles.file}>
      <span className={styles.label}>{copy.file}</span>
      {file && !error && <Preview file={file} />}
      <label className={`${buttonClass({ tone: 'soft' })} ${styles.choose}`}>
        {file ? copy.otherFile : actions.chooseFile}
        <input
          type="file"
          name="file"
          className="sr-only"
          accept={TYPES.join()}
          aria-label={copy.file}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        />
      </label>
      <span id={`${id}-hint`} className={styles.hint}>
        {copy.fileHint}
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};

const Preview = ({ file }: { file: File }) => {
  const address = useFileAddress(file);
  return (
    <span className={styles.preview}>
      {file.type.startsWith('image/') ? (
        address && <img src={address} alt={copy.preview} />
      ) : (
        <FileText size={32} aria-hidden="true" />
      )}
      <span className={styles.name}>{file.name}</span>
    </span>
  );
};
