import type { EntityRow } from '../../core/entity/calls';
import type { ActModel, ResourceModel } from '../../core/schema/model';
import { RowMenu } from '../../ui/row-menu';
import { actItem } from '../acts/act-button';
import { useOffered } from '../acts/offered';
import { titleOf } from '../parts/system-fields';

interface RelatedActsProps {
  resource: ResourceModel;
  row: EntityRow;
  onAct: (act: ActModel) => void;
}

export const RelatedActs = ({ resource, row, onAct }: RelatedActsProps) => {
  const offered = useOffered(resource)('record', row);
  if (offered.length === 0) return null;
  const items = offered.map((act) => actItem(act, () => onAct(act)));
  return <RowMenu label={`Tindakan untuk ${titleOf(resource, row)}`} items={() => items} />;
};
