import { UsersRound } from 'lucide-react';
import { dateTime } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { Dialog } from '../../../ui/dialog';
import { Button } from '../../../ui/plain/button';
import type { VersionConflict } from '../../entity/calls';

interface VersionConflictDialogProps {
  conflict: VersionConflict;
  onReload: (conflict: VersionConflict) => void;
  onOverwrite: (conflict: VersionConflict) => void;
  onClose: () => void;
}

/** Conflict of versions: keep the own values or take the saved ones; nothing is lost without asking. */
export const VersionConflictDialog = ({
  conflict,
  onReload,
  onOverwrite,
  onClose,
}: VersionConflictDialogProps) => (
  <Dialog
    title="Data sudah diubah"
    icon={UsersRound}
    reason={
      <>
        Diubah oleh {conflict.updated_by ?? 'sistem'}, {dateTime(conflict.updated_at)}. Muat ulang mengganti
        isian Anda dengan yang terbaru. Timpa menyimpan isian Anda.
      </>
    }
    onClose={onClose}
    actions={
      <>
        <Button onClick={() => onReload(conflict)}>{actions.reload}</Button>
        <Button tone="quiet" onClick={() => onOverwrite(conflict)}>
          Timpa
        </Button>
        <Button tone="link" onClick={onClose}>
          {actions.cancel}
        </Button>
      </>
    }
  />
);
