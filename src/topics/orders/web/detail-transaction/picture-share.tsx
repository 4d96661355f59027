import { Copy, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../platform/web/save-file';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { useFileAddress } from '../../../../ui/use-file-address';
import type { ReceiptContent } from '../../../receipts/web/receipt/content';
import { usePicture } from '../../../receipts/web/receipt/use-picture';
import { copy } from './copy';
import styles from './detail-transaction.module.css';
import { bySheet, hasSheet } from './share-sheet';

interface PictureShareProps {
  content: ReceiptContent;
  name: string;
  onClose: () => void;
}

export const PictureShare = ({ content, name, onClose }: PictureShareProps) => {
  const picture = usePicture(content, name);
  const file = picture.kind === 'ready' ? picture.file : null;
  const address = useFileAddress(file);
  if (picture.kind === 'failed') return <Notice tone="bad">{copy.pictureFailed}</Notice>;
  return (
    <>
      <div className={styles.picture} aria-busy={!address}>
        {address && <img src={address} alt={copy.pictureAlt} />}
      </div>
      <div className={layout.stack2}>
        {file && <Ways file={file} title={content.shop.name} onClose={onClose} />}
      </div>
    </>
  );
};

const Ways = ({ file, title, onClose }: { file: File; title: string; onClose: () => void }) => {
  const feedback = useFeedback();
  const [isStuck, setStuck] = useState(false);
  const sheet = { title, files: [file] };
  const sends = hasSheet(sheet);
  const copies = 'ClipboardItem' in window && 'write' in (navigator.clipboard ?? {});
  const save = () => {
    saveFile(file, file.name);
    onClose();
  };
  const take = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      feedback.success(copy.pictureCopied);
      onClose();
    } catch {
      setStuck(true);
    }
  };
  return (
    <>
      {isStuck && <p role="alert">{copy.pictureStuck}</p>}
      {sends && (
        <Button
          icon={<Share2 size={18} aria-hidden="true" />}
          onClick={() => void bySheet(sheet).then((isDone) => (isDone ? onClose() : setStuck(true)))}
        >
          {copy.sharePicture}
        </Button>
      )}
      {!sends && copies && (
        <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void take()}>
          {copy.copyPicture}
        </Button>
      )}
      <Button
        tone={sends || copies ? 'quiet' : 'primary'}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={save}
      >
        {copy.savePicture}
      </Button>
    </>
  );
};
