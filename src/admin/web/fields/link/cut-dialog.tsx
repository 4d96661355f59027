import { Crop } from 'lucide-react';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { Dismiss } from '../../../../ui/dismiss';
import 'react-image-crop/dist/ReactCrop.css';
import { MAX_UPLOAD_BYTES } from '../../../../core/contract/upload';
import { Dialog } from '../../../../ui/dialog';
import { Button } from '../../../../ui/plain/button';
import { useFileAddress } from '../../../../ui/use-file-address';
import type { FieldOf } from '../../../schema/field';
import { largestPart, leastWidth, pixelsOfPart, type Size } from '../../../schema/picture-cut';
import { ratioOf } from '../../../schema/picture-size';
import styles from './cut-dialog.module.css';
import { cutOut } from './picture-file';

interface CutDialogProps {
  field: FieldOf<'image'> & { ratio: string };
  file: File;
  size: Size;
  onCut: (file: File) => void;
  onClose: () => void;
}

const handle = (side: string) => `Ubah ukuran dari ${side}`;
const spoken = {
  cropArea: 'Bagian yang dipakai. Geser dengan tombol panah.',
  nwDragHandle: handle('kiri atas'),
  nDragHandle: handle('atas'),
  neDragHandle: handle('kanan atas'),
  eDragHandle: handle('kanan'),
  seDragHandle: handle('kanan bawah'),
  sDragHandle: handle('bawah'),
  swDragHandle: handle('kiri bawah'),
  wDragHandle: handle('kiri'),
};

const CutDialog = ({ field, file, size, onCut, onClose }: CutDialogProps) => {
  const { ratio, width: least = 1, maxBytes = MAX_UPLOAD_BYTES } = field;
  const [part, setPart] = useState<PercentCrop>({ unit: '%', ...largestPart(size, ratio) });
  const address = useFileAddress(file);
  const [shown, setShown] = useState<Size>();
  const [isBusy, setBusy] = useState(false);

  const cut = async () => {
    setBusy(true);
    onCut(await cutOut(file, pixelsOfPart(part, size, ratio), { least, maxBytes }).catch(() => file));
  };

  return (
    <Dialog
      title="Potong gambar"
      icon={Crop}
      reason={`${field.label} berbentuk ${ratio}. Geser kotaknya ke bagian yang ingin dipakai.`}
      onClose={onClose}
      actions={
        <>
          <Button loading={isBusy} onClick={() => void cut()}>
            Potong dan Unggah
          </Button>
          <Dismiss onClick={onClose} />
        </>
      }
    >
      <div className={styles.backdrop}>
        <ReactCrop
          crop={part}
          aspect={ratioOf(ratio)}
          keepSelection
          ruleOfThirds
          minWidth={shown && (leastWidth(field, size) / 100) * shown.width}
          ariaLabels={spoken}
          className={styles.cut}
          onChange={(_pixels, percent) => setPart(percent)}
        >
          <img
            src={address ?? undefined}
            alt={file.name}
            className={styles.picture}
            onLoad={({ currentTarget: { width, height } }) => setShown({ width, height })}
          />
        </ReactCrop>
      </div>
    </Dialog>
  );
};

export default CutDialog;
