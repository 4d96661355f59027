import { useCall } from '../../api/use-call';
import { listCategories } from '../../core/contract/catalogue';
import { Chips } from '../../ui/chips';
import { copy } from './copy';

interface CategoriesProps {
  section: string;
  /** False where the host keeps none, and until it is known. */
  hasFavorites: boolean;
  /** Nothing is known of the host yet. */
  isWaiting: boolean;
  onChoose: (section: string) => void;
}

/** The shelves as chips: "all", and the rest together, so that none moves away from under a finger. */
export const Categories = ({ section, hasFavorites, isWaiting, onChoose }: CategoriesProps) => {
  const { data = [] } = useCall(listCategories, {}, { staleTime: 5 * 60_000 });
  return (
    <Chips
      label={copy.categories}
      options={[
        { value: '', label: copy.all },
        ...(hasFavorites ? [{ value: 'favorite', label: copy.favorites }] : []),
        ...(isWaiting ? [] : data.map(({ id, name }) => ({ value: id, label: name }))),
      ]}
      value={section}
      onChange={onChoose}
    />
  );
};
