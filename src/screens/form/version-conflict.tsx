import { Button, Modal } from 'antd';
import type { VersionConflict } from '../../core/contract/entity';
import { dateTime } from '../../core/format/date';
import { actions } from '../../core/text/actions';

interface VersionConflictModalProps {
  conflict: VersionConflict | undefined;
  onReload: (conflict: VersionConflict) => void;
  onOverwrite: (conflict: VersionConflict) => void;
  onClose: () => void;
}

/** Somebody saved the record meanwhile: both ways out, and neither loses anything unasked. */
export const VersionConflictModal = ({
  conflict,
  onReload,
  onOverwrite,
  onClose,
}: VersionConflictModalProps) => (
  <Modal
    open={conflict !== undefined}
    onCancel={onClose}
    title="Data sudah diubah"
    footer={
      conflict && (
        <>
          <Button onClick={() => onReload(conflict)}>{actions.reload}</Button>
          <Button type="primary" danger onClick={() => onOverwrite(conflict)}>
            Timpa
          </Button>
        </>
      )
    }
  >
    {conflict && (
      <p>
        Diubah oleh {conflict.updated_by ?? 'sistem'}, {dateTime(conflict.updated_at)}. Muat ulang untuk
        melihat isinya, atau timpa dengan isian Anda.
      </p>
    )}
  </Modal>
);
