import type { ReactNode } from 'react';
import type { FieldCellProps } from '../fields/cells';

/** A value with the record it belongs to: some states are more than one field can say. */
export interface RecordCellProps extends FieldCellProps {
  record: Record<string, unknown>;
}

export type RecordCell = (props: RecordCellProps) => ReactNode;
