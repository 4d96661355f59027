import { ArrowRightLeft } from 'lucide-react';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { copy } from './copy';
import type { ForeignNumberOffer } from './use-foreign-number';

interface ForeignNumberProps {
  found: ForeignNumberOffer;
  onSwitch: () => void;
}

const switchWord = ({ other }: ForeignNumberOffer): string =>
  other ? copy.switchBrand([other.brand.name, other.item?.name].filter(Boolean).join(' ')) : '';

export const ForeignNumberNotice = ({ found, onSwitch }: ForeignNumberProps) => (
  <Notice
    tone="wait"
    urgent
    action={
      found.other && (
        <Button type="button" tone="quiet" size="small" onClick={onSwitch}>
          {switchWord(found)}
        </Button>
      )
    }
  >
    {found.warning} {copy.foreignHint}
  </Notice>
);

interface ForeignNumberDialogProps extends ForeignNumberProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmed once before payment: a number may have been ported. */
export const ForeignNumberDialog = ({ found, onSwitch, onConfirm, onClose }: ForeignNumberDialogProps) => (
  <Dialog
    title={copy.foreignTitle}
    icon={ArrowRightLeft}
    reason={`${found.warning} ${copy.foreignReason}`}
    onClose={onClose}
    actions={
      <>
        {found.other && <Button onClick={onSwitch}>{switchWord(found)}</Button>}
        <Button tone={found.other ? 'quiet' : 'primary'} onClick={onConfirm}>
          {copy.keepBrand}
        </Button>
        <Dismiss onClick={onClose} />
      </>
    }
  />
);
