import { FileText } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, asApiError } from '../../api/api-error';
import { saveFile } from '../../api/save-file';
import { fetchTopupProof } from '../../api/topup-proof';
import type { Topup } from '../../core/contract/topup';
import { actions } from '../../core/text/actions';
import { Modal } from '../../ui/modal';
import { Button } from '../../ui/plain/button';
import { useFileAddress } from '../../ui/use-file-address';
import { copy } from './copy';
import styles from './proof.module.css';

interface ShowProofProps {
  topup: Pick<Topup, 'id' | 'proof_name'>;
}

/** The proof that was sent: a picture opens here, a PDF is saved. */
export const ShowProof = ({ topup: { id, proof_name } }: ShowProofProps) => {
  const [isReading, setReading] = useState(false);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const address = useFileAddress(picture);

  const open = async () => {
    setReading(true);
    setFailure(null);
    try {
      const file = await fetchTopupProof(id);
      if (file.type.startsWith('image/')) setPicture(file);
      else saveFile(file, proof_name ?? copy.file);
    } catch (error) {
      setFailure(asApiError(error));
    }
    setReading(false);
  };

  return (
    <>
      <Button tone="quiet" icon={<FileText size={18} />} loading={isReading} onClick={() => void open()}>
        {copy.showProof}
      </Button>
      {failure && (
        <p className={styles.error} role="alert">
          {failure.message}
        </p>
      )}
      {address && (
        <Modal label={copy.file} onClose={() => setPicture(null)}>
          <div className={styles.view}>
            <img src={address} alt={copy.file} />
            <Button tone="quiet" onClick={() => setPicture(null)}>
              {actions.close}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
};
