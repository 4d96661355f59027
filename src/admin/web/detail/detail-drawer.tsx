import { Copy, Pencil, Trash2, X } from 'lucide-react';
import { actions } from '../../../core/text/actions';
import { Modal } from '../../../ui/modal';
import { Button } from '../../../ui/plain/button';
import { ButtonLink } from '../../../ui/plain/button-link';
import { IconButton } from '../../../ui/plain/icon-button';
import { SkeletonList } from '../../../ui/skeleton';
import type { EntityRow } from '../../entity/calls';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { ActionButton } from '../actions/action-button';
import { useOffered } from '../actions/offered';
import { RecordMissing } from '../parts/record-missing';
import { titleOf } from '../parts/system-fields';
import { useDuplicate } from '../parts/use-duplicate';
import { useRecord } from '../parts/use-record';
import { Warnings } from '../parts/warnings';
import { useMay } from '../session/use-may';
import styles from './detail.module.css';
import { Details } from './details';
import { type FromList, Neighbours } from './neighbours';
import { WithHistory } from './with-history';

const TITLE = 'detail-title';

interface DetailDrawerProps {
  resource: ResourceModel;
  id: string;
  /** The page of the list, and how to show another record, perhaps of another page. */
  from: FromList;
  onOpen: (id: string, from: FromList) => void;
  onClose: () => void;
  onDelete: (row: EntityRow) => void;
  onAction: (action: ActionModel, row: EntityRow) => void;
}

export const DetailDrawer = ({
  resource,
  id,
  from,
  onOpen,
  onClose,
  onDelete,
  onAction,
}: DetailDrawerProps) => {
  const { record, error, retry } = useRecord(resource, id);
  const { edit } = resource.paths;
  const isOpen = record?.is_locked !== true;
  const copy = useDuplicate(resource)(id);
  const edits = useMay(`${resource.name}:edit`);
  const deletes = useMay(`${resource.name}:delete`);
  const mayEdit = edit !== undefined && edits.can && isOpen;
  const mayCopy = copy !== undefined && isOpen;
  const offered = useOffered(resource);
  const recordActions = record ? offered('record', record) : [];
  const mayDelete = resource.can.includes('delete') && deletes.can && isOpen;

  return (
    <Modal placement="end" labelledBy={TITLE} onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.head}>
          <h2 id={TITLE}>{record ? titleOf(resource, record) : resource.label}</h2>
          <Neighbours resource={resource} from={from} id={id} inDialog onOpen={onOpen} />
          <IconButton aria-label={actions.close} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </div>
        <div className={styles.body}>
          {record ? (
            <>
              <Warnings of={record} />
              <WithHistory resource={resource} record={record}>
                <Details resource={resource} record={record} />
              </WithHistory>
            </>
          ) : (
            <RecordMissing resource={resource} error={error} skeleton={<SkeletonList />} onRetry={retry} />
          )}
        </div>
        {record && (mayEdit || mayCopy || mayDelete || recordActions.length > 0) && (
          <div className={styles.foot}>
            {mayEdit && (
              <ButtonLink to={`${edit}?q=${id}`}>
                <Pencil size={18} />
                {actions.edit}
              </ButtonLink>
            )}
            {mayCopy && (
              <ButtonLink tone="quiet" to={copy}>
                <Copy size={18} />
                {actions.duplicate}
              </ButtonLink>
            )}
            {recordActions.map((action) => (
              <ActionButton
                key={action.name}
                action={action}
                onClick={() => {
                  // An open drawer would make the dialog inert.
                  onClose();
                  onAction(action, record);
                }}
              />
            ))}
            {mayDelete && (
              <Button
                tone="quiet"
                icon={<Trash2 size={18} />}
                onClick={() => {
                  // An open drawer would make the confirmation inert.
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
