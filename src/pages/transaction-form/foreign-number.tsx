import { ArrowRightLeft } from 'lucide-react';
import { actions } from '../../core/text/actions';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';
import type { ForeignNumberOffer } from './use-foreign-number';

interface ForeignNumberProps {
  found: ForeignNumberOffer;
  onSwitch: () => void;
}

const switchWord = ({ other }: ForeignNumberOffer): string =>
  other ? copy.switchBrand([other.brand.name, other.item?.name].filter(Boolean).join(' ')) : '';

/** Says beside the number that it looks like another operator's, and offers that operator. */
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
  onKeep: () => void;
  onClose: () => void;
}

/** Asked once before such an order is paid: a number may have been ported. */
export const ForeignNumberDialog = ({ found, onSwitch, onKeep, onClose }: ForeignNumberDialogProps) => (
  <Dialog
    title={copy.foreignTitle}
    icon={ArrowRightLeft}
    reason={`${found.warning} ${copy.foreignReason}`}
    onClose={onClose}
    actions={
      <>
        {found.other && <Button onClick={onSwitch}>{switchWord(found)}</Button>}
        <Button tone={found.other ? 'quiet' : 'primary'} onClick={onKeep}>
          {copy.keepBrand}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {actions.cancel}
        </Button>
      </>
    }
  />
);
