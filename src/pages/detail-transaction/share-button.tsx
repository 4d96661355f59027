import { MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { actions } from '../../core/text/actions';
import { elsewhere } from '../../layout/support';
import { copyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/dialog';
import { useFeedback } from '../../ui/feedback';
import { useOpenHere } from '../../ui/open-here';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { useScreen } from '../../ui/use-screen';
import { copy } from './copy';
import styles from './detail-transaction.module.css';
import { type ReceiptContent, receiptText } from './receipt-content';

interface ShareButtonProps {
  content: ReceiptContent;
  /** The icon alone, in a bar that has no room for the word. */
  compact?: boolean;
}

/** Hands the receipt on as text: through the phone's own sheet where it has one, else by WhatsApp or the clipboard. */
export const ShareButton = ({ content, compact = false }: ShareButtonProps) => {
  const [isOpen, open] = useOpenHere<true>();
  const hasSheet = useScreen() !== 'desktop' && 'share' in navigator;
  const text = receiptText(content);
  const share = async () => {
    if (!hasSheet) return open(true);
    try {
      await navigator.share({ title: content.shop, text });
    } catch (failure) {
      // Closing the sheet is an answer too; anything else is done by hand.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) open(true);
    }
  };
  return (
    <>
      <Button
        tone="quiet"
        size={compact ? 'large' : 'normal'}
        icon={<Share2 size={18} aria-hidden="true" />}
        aria-label={compact ? actions.share : undefined}
        title={compact ? actions.share : undefined}
        onClick={() => void share()}
      >
        {!compact && actions.share}
      </Button>
      {isOpen && <ShareDialog text={text} onClose={() => open(null)} />}
    </>
  );
};

const ShareDialog = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const feedback = useFeedback();
  const [isStuck, setStuck] = useState(false);
  const take = async () => {
    if (!(await copyText(text))) return setStuck(true);
    feedback.success(copy.textCopied);
    onClose();
  };
  return (
    <Dialog
      title={copy.shareTitle}
      icon={Share2}
      reason={copy.shareHint}
      onClose={onClose}
      actions={
        <>
          <a
            className={buttonClass()}
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            {...elsewhere}
            onClick={onClose}
          >
            <MessageCircle size={18} aria-hidden="true" />
            {copy.toWhatsapp}
          </a>
          <Button tone="quiet" onClick={() => void take()}>
            {copy.copyText}
          </Button>
        </>
      }
    >
      <pre className={styles.message}>{text}</pre>
      {isStuck && <p role="alert">{copy.textNotCopied}</p>}
    </Dialog>
  );
};
