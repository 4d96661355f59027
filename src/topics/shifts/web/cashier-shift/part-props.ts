import type { ResourceModel } from '../../../../admin/schema/model';
import type { ShiftReport } from '../../contract';

export interface ShiftPartProps {
  shift: ShiftReport;
  resource: ResourceModel;
  onChanged: () => void;
}
