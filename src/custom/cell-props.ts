import type { ReactNode } from 'react';
import type { FieldCellProps } from '../fields/cells';

/** The whole record, because some states depend on several fields. */
export interface RecordCellProps extends FieldCellProps {
  record: Record<string, unknown>;
}

export type RecordCell = (props: RecordCellProps) => ReactNode;
