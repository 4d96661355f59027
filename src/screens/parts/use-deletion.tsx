import { useInvalidate } from '@refinedev/core';
import { App, Button } from 'antd';
import { asApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { entityCalls } from '../../api/entity-calls';
import { UNDO_MS } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { titleOf } from './system-fields';

type Row = { id: string } & Record<string, unknown>;

/** Asks, deletes, and offers to bring the record back while the server still can. */
export function useDeletion(resource: ResourceModel, onDeleted?: () => void) {
  const { modal, message } = App.useApp();
  const invalidate = useInvalidate();
  const reread = () => invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });

  const restore = async (id: string, key: string) => {
    message.destroy(key);
    try {
      await call(entityCalls(resource).restore, { params: { id }, body: {} });
      await reread();
      message.success('Berhasil dikembalikan.');
    } catch (error) {
      message.error(asApiError(error).message);
    }
  };

  const remove = async ({ id }: Row) => {
    try {
      await call(entityCalls(resource).remove, { params: { id } });
    } catch (error) {
      message.error(asApiError(error).message);
      return;
    }
    const key = `undo-${id}`;
    message.open({
      key,
      type: 'success',
      duration: UNDO_MS / 1000,
      content: (
        <>
          Berhasil dihapus.{' '}
          <Button type="link" size="small" onClick={() => void restore(id, key)}>
            {actions.undo}
          </Button>
        </>
      ),
    });
    onDeleted?.();
    await reread();
  };

  return (row: Row) =>
    modal.confirm({
      title: `Hapus ${titleOf(resource, row)}?`,
      content: 'Anda dapat mengurungkannya dalam 10 detik.',
      okText: actions.remove,
      okButtonProps: { danger: true },
      cancelText: actions.cancel,
      onOk: () => remove(row),
    });
}
