import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { actions } from '../../core/text/actions';
import { type ReceiptContent, receiptText } from '../../features/receipt/content';
import { copyText } from '../../ui/copy-text';
import { elsewhere } from '../../ui/elsewhere';
import { useFeedback } from '../../ui/feedback';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';
import styles from './detail-transaction.module.css';
import { bySheet, hasSheet } from './share-sheet';

export const TextShare = ({ content, onClose }: { content: ReceiptContent; onClose: () => void }) => {
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
      <div className={styles.ways}>
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
