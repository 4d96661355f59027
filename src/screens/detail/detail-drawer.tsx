import { useOne } from '@refinedev/core';
import { Button, Drawer } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import { useFacts } from '../../api/facts';
import type { EntityRow } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { LoadFailed } from '../../ui/load-failed';
import { buttonClass } from '../../ui/plain/button-class';
import { SkeletonList } from '../../ui/skeleton';
import { titleOf } from '../parts/system-fields';
import styles from './detail.module.css';
import { Details } from './details';

interface DetailDrawerProps {
  resource: ResourceModel;
  /** Undefined: closed. */
  id: string | undefined;
  onClose: () => void;
  onDelete: (row: EntityRow) => void;
}

/** The detail of a resource without a detail route: beside its list, addressable by `?q=`. */
export const DetailDrawer = ({ resource, id, onClose, onDelete }: DetailDrawerProps) => {
  const { can } = useFacts();
  const { data, error, refetch } = useOne<EntityRow>({
    resource: resource.name,
    id: id ?? '',
    queryOptions: { enabled: id !== undefined },
    errorNotification: false,
  });
  const record = data?.data;
  const mayEdit = resource.paths.edit !== undefined && can(`${resource.name}:edit`).can;
  const mayDelete = resource.can.includes('delete') && can(`${resource.name}:delete`).can;

  const body = () => {
    if (record) return <Details resource={resource} record={record} />;
    if (!error) return <SkeletonList rows={5} />;
    const failure = asApiError(error);
    return (
      <LoadFailed message={failure.message} requestId={failure.request_id} onRetry={() => void refetch()} />
    );
  };

  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      width={560}
      title={record ? titleOf(resource, record) : resource.label}
      footer={
        record && (
          <div className={styles.foot}>
            {mayEdit && (
              <Link className={buttonClass()} to={`${resource.paths.edit}?q=${record.id}`}>
                <Pencil size={18} aria-hidden="true" />
                {actions.edit}
              </Link>
            )}
            {mayDelete && (
              <Button danger icon={<Trash2 size={18} />} onClick={() => onDelete(record)}>
                {actions.remove}
              </Button>
            )}
          </div>
        )
      }
    >
      {body()}
    </Drawer>
  );
};
