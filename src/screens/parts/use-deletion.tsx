import { useInvalidate } from '@refinedev/core';
import { asApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { entityCalls } from '../../api/entity-calls';
import { type EntityRow, UNDO_MS } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { useFeedback } from '../../ui/feedback';
import { Button } from '../../ui/plain/button';
import { titleOf } from './system-fields';

/** Asks, deletes, and offers to bring the record back while the server still can. */
export function useDeletion(resource: ResourceModel, onDeleted?: () => void) {
  const feedback = useFeedback();
  const invalidate = useInvalidate();
  const reread = () => invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });

  const restore = async (id: string) => {
    try {
      await call(entityCalls(resource).restore, { params: { id }, body: {} });
      await reread();
      feedback.success('Berhasil dikembalikan.');
    } catch (error) {
      feedback.error(asApiError(error).message);
    }
  };

  const offerUndo = async (id: string) => {
    const { message } = await feedback.open();
    const key = `undo-${id}`;
    let button: HTMLButtonElement | null = null;
    const undo = () => {
      message.destroy(key);
      void restore(id);
    };
    message.open({
      key,
      type: 'success',
      duration: UNDO_MS / 1000,
      content: (
        <>
          Berhasil dihapus.{' '}
          {/* The row that had the focus is gone, and from the keyboard ten seconds are short to find this. */}
          <Button
            ref={(shown) => {
              button = shown;
              shown?.focus();
            }}
            tone="link"
            size="small"
            onClick={undo}
          >
            {actions.undo}
          </Button>
        </>
      ),
      onClose: () => {
        if (button && document.activeElement === button) document.querySelector('main')?.focus();
      },
    });
  };

  return async (row: EntityRow) => {
    const agreed = await feedback.confirm({
      title: `Hapus ${titleOf(resource, row)}?`,
      content: 'Anda dapat mengurungkannya dalam 10 detik.',
      okText: actions.remove,
      cancelText: actions.cancel,
      danger: true,
    });
    if (!agreed) return;
    try {
      await call(entityCalls(resource).remove, { params: { id: row.id } });
    } catch (error) {
      feedback.error(asApiError(error).message);
      return;
    }
    onDeleted?.();
    await Promise.all([offerUndo(row.id), reread()]);
  };
}
