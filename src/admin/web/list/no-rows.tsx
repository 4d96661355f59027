import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import { NothingFound } from '../../../ui/nothing-found';
import type { ResourceModel } from '../../schema/model';
import type { ListState } from './list-state';
import { NewButton } from './new-button';

interface NoRowsProps {
  resource: ResourceModel;
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  action?: ReactNode;
}

/** Distinguishes an empty list from one without results. */
export const NoRows = ({ resource, state, onChange, action }: NoRowsProps) =>
  state.search || Object.keys(state.filters).length > 0 ? (
    <NothingFound onReset={() => onChange({ search: '', filters: {} })} />
  ) : (
    <EmptyState
      title={`Belum ada ${resource.unit}`}
      {...(resource.empty && { hint: resource.empty })}
      action={action ?? <NewButton resource={resource} />}
    />
  );
