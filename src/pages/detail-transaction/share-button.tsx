import { Share2 } from 'lucide-react';
import { actions } from '../../core/text/actions';
import type { ReceiptContent } from '../../features/receipt/content';
import { useOpenHere } from '../../ui/open-here';
import { Button } from '../../ui/plain/button';
import { ShareDialog } from './share-dialog';

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
