import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ReceiptContent } from '../../features/receipt/content';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/plain/segmented';
import { copy } from './copy';
import { PictureShare } from './picture-share';
import { TextShare } from './text-share';

interface ShareDialogProps {
  content: ReceiptContent;
  name: string;
  onClose: () => void;
}

type Form = (typeof copy.shareForms)[number]['value'];

export const ShareDialog = ({ content, name, onClose }: ShareDialogProps) => {
  const [form, setForm] = useState<Form>('text');
  return (
    <Dialog title={copy.shareTitle} icon={Share2} reason={copy.shareHint} onClose={onClose} actions={null}>
      <Segmented<Form>
        label={copy.shareForm}
        options={[...copy.shareForms]}
        value={form}
        onChange={setForm}
      />
      {form === 'text' ? (
        <TextShare content={content} onClose={onClose} />
      ) : (
        <PictureShare content={content} name={name} onClose={onClose} />
      )}
    </Dialog>
  );
};
