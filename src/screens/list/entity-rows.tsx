import { useScreen } from '../../ui/use-screen';
import { EntityCards } from './entity-cards';
import { EntityTable } from './entity-table';
import type { EntityRowsProps } from './rows-props';

/** Rows of any resource: a table, and on a phone a card each. */
export const EntityRows = (props: EntityRowsProps) =>
  useScreen() === 'phone' ? <EntityCards {...props} /> : <EntityTable {...props} />;
