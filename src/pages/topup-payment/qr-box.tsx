import { Download, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveFile } from '../../api/save-file';
import { Button } from '../../ui/plain/button';
import { QrCode } from '../../ui/qr-code';
import { qrDrawing, qrPicture } from '../../ui/qr-drawing';
import { copy } from './copy';
import styles from './pay-to.module.css';

interface QrBoxProps {
  text: string;
  label: string;
  hint: string;
  /** File name without extension. */
  name: string;
}

/** QR code with save and share, because a phone cannot scan its own screen. */
export const QrBox = ({ text, label, hint, name }: QrBoxProps) => {
  const code = useMemo(() => qrDrawing(text), [text]);
  const [isFailed, setFailed] = useState(false);

  const withPicture = async (act: (file: File) => unknown) => {
    const picture = await qrPicture(code);
    setFailed(picture === null);
    if (picture) await act(new File([picture], `${name}.png`, { type: picture.type }));
  };
  // Cancelling the share sheet is no failure.
  const share = (file: File) => navigator.share({ files: [file] }).catch(() => undefined);

  return (
    <div className={styles.qr}>
      <QrCode code={code} label={label} />
      <p className={styles.hint}>{hint}</p>
      <div className={styles.qrTools}>
        <Button
          tone="quiet"
          icon={<Download size={18} />}
          onClick={() => void withPicture((file) => saveFile(file, file.name))}
        >
          {copy.saveQr}
        </Button>
        {canShareFiles() && (
          <Button tone="quiet" icon={<Share2 size={18} />} onClick={() => void withPicture(share)}>
            {copy.shareQr}
          </Button>
        )}
      </div>
      {isFailed && (
        <p className={styles.error} role="alert">
          {copy.qrFailed}
        </p>
      )}
    </div>
  );
};

const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([''], 'qr.png', { type: 'image/png' })] }) ?? false;
