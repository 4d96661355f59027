import { useScreen } from '../../ui/use-screen';
import { EntityCards } from './entity-cards';
import { EntityTable } from './entity-table';
import type { EntityRowsProps } from './rows-props';

export const EntityRows = (props: EntityRowsProps) =>
  useScreen() === 'phone' ? <EntityCards {...props} /> : <EntityTable {...props} />;
