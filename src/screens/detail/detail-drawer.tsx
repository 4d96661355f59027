import { useOne } from '@refinedev/core';
import { Pencil, Trash2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import { useFacts } from '../../api/facts';
import type { EntityRow } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { LoadState } from '../../ui/load-state';
import { Modal } from '../../ui/modal';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { titleOf } from '../parts/system-fields';
import styles from './detail.module.css';
import { Details } from './details';

const TITLE = 'detail-title';

interface DetailDrawerProps {
  resource: ResourceModel;
  id: string;
  onClose: () => void;
  onDelete: (row: EntityRow) => void;
}

/** The detail of a resource without a detail route: beside its list, addressable by `?q=`. */
export const DetailDrawer = ({ resource, id, onClose, onDelete }: DetailDrawerProps) => {
  const { can } = useFacts();
  const { data, error, refetch } = useOne<EntityRow>({
    resource: resource.name,
    id,
    errorNotification: false,
  });
  const record = data?.data;
  const { edit } = resource.paths;
  const mayEdit = edit !== undefined && can(`${resource.name}:edit`).can;
  const mayDelete = resource.can.includes('delete') && can(`${resource.name}:delete`).can;

  return (
    <Modal placement="end" labelledBy={TITLE} onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.head}>
          <h2 id={TITLE}>{record ? titleOf(resource, record) : resource.label}</h2>
          <button type="button" className={styles.close} aria-label={actions.close} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <div className={styles.body}>
          <LoadState data={record} error={error ? asApiError(error) : null} onRetry={() => void refetch()}>
            {(row) => <Details resource={resource} record={row} />}
          </LoadState>
        </div>
        {record && (mayEdit || mayDelete) && (
          <div className={styles.foot}>
            {mayEdit && (
              <Link className={buttonClass()} to={`${edit}?q=${id}`}>
                <Pencil size={18} aria-hidden="true" />
                {actions.edit}
              </Link>
            )}
            {mayDelete && (
              <Button
                tone="quiet"
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => {
                  // The question stands above the page, where an open drawer would make it inert.
                  onClose();
                  onDelete(record);
                }}
              >
                {actions.remove}
              </Button>
            )}
          </div>
        )}
      </div>
    </Modal>
  );
};
