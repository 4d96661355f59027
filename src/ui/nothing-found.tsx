import { actions } from '../core/text/actions';
import { EmptyState } from './empty-state';
import { Button } from './plain/button';

export const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    drawing="search"
    title="Data tidak ditemukan"
    hint="Coba ubah kata kunci atau filter."
    action={
      <Button tone="quiet" onClick={onReset}>
        {actions.resetFilter}
      </Button>
    }
  />
);
