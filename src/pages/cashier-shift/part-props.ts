import type { ShiftReport } from '../../core/contract/cashier-shift';
import type { ResourceModel } from '../../core/schema/model';

/** What a part of the page that acts on its shift is given. */
export interface ShiftPartProps {
  shift: ShiftReport;
  resource: ResourceModel;
  onChanged: () => void;
}
