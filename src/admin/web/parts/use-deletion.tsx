import { useDelete, useInvalidate } from '@refinedev/core';
import { actions } from '../../../core/text/actions';
import { asApiError } from '../../../platform/web/api-error';
import { useFeedback } from '../../../ui/feedback';
import type { EntityRow } from '../../entity/calls';
import { BIN_DAYS } from '../../entity/history';
import type { ResourceModel } from '../../schema/model';
import { entityCalls } from '../data/entity-calls';
import { useCustomCall } from '../data/use-custom-call';
import { useFacts } from '../session/facts';
import { titleOf } from './system-fields';
import { useUndoToast } from './undo-toast';

export function useDeletion(resource: ResourceModel, onDeleted?: () => void) {
  const feedback = useFeedback();
  const { has_acts } = useFacts().profile;
  const offerUndo = useUndoToast();
  const invalidate = useInvalidate();
  const { mutateAsync: remove } = useDelete();
  const callCustom = useCustomCall();

  const restore = async (id: string) => {
    await feedback.attempt(async () => {
      await callCustom(entityCalls(resource).restore, { params: { id } });
      await invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });
      feedback.success('Berhasil dikembalikan.');
    });
  };

  return async (row: EntityRow) => {
    const agreed = await feedback.confirm({
      title: `Hapus ${titleOf(resource, row)}?`,
      content: !has_acts
        ? 'Data tidak dapat dikembalikan.'
        : resource.history
          ? `Anda dapat mengembalikannya selama ${BIN_DAYS} hari.`
          : 'Anda dapat mengurungkannya dalam 10 detik.',
      okText: actions.remove,
      cancelText: actions.cancel,
      danger: true,
    });
    if (!agreed) return;
    let canUndo = false;
    try {
      const { data } = await remove({
        resource: resource.name,
        id: row.id,
        successNotification: false,
        errorNotification: false,
      });
      canUndo = Boolean(data.restorable_until);
    } catch (error) {
      feedback.error(asApiError(error).message);
      return;
    }
    onDeleted?.();
    const done = 'Berhasil dihapus.';
    // Without `restorable_until` the host cannot restore.
    if (canUndo) await offerUndo(`undo-${row.id}`, done, () => void restore(row.id));
    else feedback.success(done);
  };
}
