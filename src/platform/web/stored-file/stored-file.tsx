import { type ReactNode, useState } from 'react';
import { actions } from '../../../core/text/actions';
import { Dismiss } from '../../../ui/dismiss';
import { Modal } from '../../../ui/modal';
import { Button } from '../../../ui/plain/button';
import { FieldError } from '../../../ui/plain/field-error';
import { useFileAddress } from '../../../ui/use-file-address';
import { asApiError } from '../api-error';
import { saveFile } from '../save-file';
import styles from './stored-file.module.css';

interface StoredFileProps {
  label: string;
  isSaid?: boolean;
  name: string;
  read: () => Promise<Blob>;
  icon: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export const StoredFile = ({ label, isSaid, name, read, icon, className, children }: StoredFileProps) => {
  const [isReading, setReading] = useState(false);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<string>();
  const address = useFileAddress(picture);

  const open = async () => {
    setReading(true);
    setFailure(undefined);
    try {
      const file = await read();
      if (file.type.startsWith('image/')) setPicture(file);
      else saveFile(file, name);
    } catch (error) {
      setFailure(asApiError(error).message);
    }
    setReading(false);
  };

  return (
    <>
      <Button
        tone="quiet"
        className={className}
        icon={icon}
        loading={isReading}
        aria-label={isSaid ? label : undefined}
        onClick={() => void open()}
      >
        {children}
      </Button>
      <FieldError error={failure} />
      {address && (
        <Modal label={label} onClose={() => setPicture(null)}>
          <div className={styles.view}>
            <img src={address} alt={label} />
            <Dismiss onClick={() => setPicture(null)}>{actions.close}</Dismiss>
          </div>
        </Modal>
      )}
    </>
  );
};
