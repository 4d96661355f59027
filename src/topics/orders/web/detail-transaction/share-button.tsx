import { MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { actions } from '../../../../core/text/actions';
import { copyText } from '../../../../ui/copy-text';
import { Dialog } from '../../../../ui/dialog';
import { elsewhere } from '../../../../ui/elsewhere';
import { useFeedback } from '../../../../ui/feedback';
import layout from '../../../../ui/layout.module.css';
import { useOpenHere } from '../../../../ui/open-here';
import { Button } from '../../../../ui/plain/button';
import { buttonClass } from '../../../../ui/plain/button-class';
import { Segmented } from '../../../../ui/plain/segmented';
import { type ReceiptContent, receiptText } from '../../../receipts/web/receipt/content';
import { copy } from './copy';
import styles from './detail-transaction.module.css';
import { PictureShare } from './picture-share';
import { bySheet, hasSheet } from './share-sheet';

const TextShare = ({ content, onClose }: { content: ReceiptContent; onClose: () => void }) => {
  const feedback = useFeedback();
  const [isStuck, setStuck] = useState(false);
  const text = receiptText(content);
  const sheet = { title: content.shop.name, text };
  const take = async () => {
    if (!(await copyText(text))) return setStuck(true);
    feedback.success(copy.textCopied);
    onClose();
  };
  return (
    <>
      <pre className={styles.message}>{text}</pre>
      {isStuck && <p role="alert">{copy.textNotCopied}</p>}
      <div className={layout.stack2}>
        <a
          className={buttonClass()}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          {...elsewhere}
          onClick={onClose}
        >
          <MessageCircle size={18} aria-hidden="true" />
          {copy.toWhatsapp}
        </a>
        {hasSheet(sheet) && (
          <Button
            tone="quiet"
            onClick={() => void bySheet(sheet).then((isDone) => (isDone ? onClose() : setStuck(true)))}
          >
            {actions.share}
          </Button>
        )}
        <Button tone="quiet" onClick={() => void take()}>
          {copy.copyText}
        </Button>
      </div>
    </>
  );
};

interface ShareDialogProps {
  content: ReceiptContent;
  name: string;
  onClose: () => void;
}

type Form = (typeof copy.shareForms)[number]['value'];

const ShareDialog = ({ content, name, onClose }: ShareDialogProps) => {
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

interface ShareButtonProps {
  content: ReceiptContent;
  name: string;
  compact?: boolean;
}

export const ShareButton = ({ content, name, compact = false }: ShareButtonProps) => {
  const [isOpen, open] = useOpenHere<true>();
  return (
    <>
      <Button
        tone="quiet"
        size={compact ? 'large' : 'normal'}
        icon={<Share2 size={18} aria-hidden="true" />}
        aria-label={compact ? actions.share : undefined}
        title={compact ? actions.share : undefined}
        onClick={() => open(true)}
      >
        {!compact && actions.share}
      </Button>
      {isOpen && <ShareDialog content={content} name={name} onClose={() => open(null)} />}
    </>
  );
};
