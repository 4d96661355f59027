import { App, Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { asApiError } from '../../api/api-error';
import { save } from '../../api/call';
import { entityCalls } from '../../api/entity-calls';
import { selectionOf } from '../../api/list-query';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { type ListState, refineWish } from './list-state';

interface ExportMenuProps {
  resource: ResourceModel;
  state: ListState;
}

/** Saves the whole filtered set, not the page on screen. */
export const ExportMenu = ({ resource, state }: ExportMenuProps) => {
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);

  const saveAs = async (format: 'csv' | 'xlsx') => {
    const { sorters, filters } = refineWish(state);
    setBusy(true);
    try {
      const query = { ...selectionOf(sorters, filters), format };
      await save(entityCalls(resource).export, query, `${resource.name}.${format}`);
      message.success('Berkas ekspor siap diunduh.');
    } catch (error) {
      message.error(asApiError(error).message);
    }
    setBusy(false);
  };

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'xlsx', label: 'Excel (XLSX)' },
          { key: 'csv', label: 'CSV' },
        ],
        onClick: ({ key }) => void saveAs(key as 'csv' | 'xlsx'),
      }}
    >
      <Button
        icon={<Download size={18} />}
        loading={isBusy}
        aria-label={actions.export}
        title={actions.export}
      />
    </Dropdown>
  );
};
