import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { EmptyState } from '../../ui/empty-state';
import { Button } from '../../ui/plain/button';
import type { ListState } from './list-state';
import { NewButton } from './new-button';

interface NothingFoundProps {
  resource: ResourceModel;
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
}

/** A list without rows: because of what narrows it, or because there is nothing yet. */
export const NothingFound = ({ resource, state, onChange }: NothingFoundProps) => {
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  if (!isNarrowed) {
    return (
      <EmptyState
        title={`Belum ada ${resource.label.toLowerCase()}`}
        action={<NewButton resource={resource} />}
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title="Data tidak ditemukan"
      hint="Coba ubah kata kunci atau filter."
      action={
        <Button tone="quiet" onClick={() => onChange({ search: '', filters: {} })}>
          {actions.resetFilter}
        </Button>
      }
    />
  );
};
