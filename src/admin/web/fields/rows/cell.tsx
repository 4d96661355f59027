import { number } from '../../../../core/format/number';
import type { CellOf } from '../parts';

export const RowsCell: CellOf<'rows'> = ({ value }) => <>{number((value as unknown[]).length)} baris</>;
