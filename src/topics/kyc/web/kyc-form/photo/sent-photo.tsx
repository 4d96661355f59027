import { EyeOff, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { date } from '../../../../../core/format/date';
import { actions } from '../../../../../core/text/actions';
import { call } from '../../../../../platform/web/call';
import { DialogHead } from '../../../../../ui/dialog-head';
import { useFeedback } from '../../../../../ui/feedback';
import { Modal } from '../../../../../ui/modal';
import { Button } from '../../../../../ui/plain/button';
import { useFileAddress } from '../../../../../ui/use-file-address';
import { type KycPhoto, removeKycPhoto } from '../../../contract/kyc';
import { kycLabels } from '../../../domain/fields';
import { fetchKycPhoto } from '../../kyc-photo';
import { copy } from '../copy';
import { useForm } from '../form-context';
import styles from './photo.module.css';

export const SentPhoto = ({ photo }: { photo: KycPhoto }) => {
  const { setPhoto } = useForm();
  const feedback = useFeedback();
  const [opened, setOpened] = useState<Blob | null>(null);
  const [isBusy, setBusy] = useState(false);
  const label = kycLabels[photo.kind];

  const action = async (change: () => Promise<void>) => {
    setBusy(true);
    await feedback.attempt(() => change());
    setBusy(false);
  };
  const open = () => action(async () => setOpened(await fetchKycPhoto(photo.id)));
  const remove = async () => {
    const agreed = await feedback.confirm({
      title: copy.removePhoto(label),
      content: copy.removeReason,
      okText: actions.remove,
      cancelText: actions.cancel,
      danger: true,
    });
    if (!agreed) return;
    await action(async () => {
      await call(removeKycPhoto, { params: { id: photo.id } });
      setPhoto(photo.kind, null);
    });
  };

  return (
    <div className={styles.sent}>
      <Blurred />
      <div className={styles.facts}>
        <span className={styles.sentName}>{copy.sent(date(photo.uploaded_at))}</span>
        <span className={styles.hint}>{copy.photoFacts(photo.width, photo.height, photo.bytes)}</span>
      </div>
      <Button
        tone="link"
        size="small"
        loading={isBusy}
        aria-label={`${copy.show} ${label}`}
        onClick={() => void open()}
      >
        {copy.show}
      </Button>
      <Button
        tone="link"
        size="small"
        aria-label={`${actions.remove} ${label}`}
        title={actions.remove}
        onClick={() => void remove()}
      >
        <Trash2 size={18} />
      </Button>
      {opened && <Opened label={label} file={opened} onClose={() => setOpened(null)} />}
    </div>
  );
};

const Blurred = () => (
  <span className={styles.blurred} role="img" aria-label={copy.sentMasked}>
    <EyeOff size={18} />
  </span>
);

const Opened = ({ label, file, onClose }: { label: string; file: Blob; onClose: () => void }) => {
  const title = useId();
  const address = useFileAddress(file);
  return (
    <Modal labelledBy={title} onClose={onClose}>
      <div className={styles.review}>
        <DialogHead id={title} title={label} onClose={onClose} />
        <div className={styles.picture}>{address && <img src={address} alt={label} />}</div>
        <p className={styles.hint}>{copy.viewReason}</p>
      </div>
    </Modal>
  );
};
