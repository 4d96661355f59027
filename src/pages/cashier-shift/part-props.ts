import type { ShiftReport } from '../../core/contract/cashier-shift';
import type { ResourceModel } from '../../core/schema/model';

export interface ShiftPartProps {
  shift: ShiftReport;
  resource: ResourceModel;
  onChanged: () => void;
}
