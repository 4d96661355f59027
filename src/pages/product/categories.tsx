import { useCall } from '../../api/use-call';
import { listCategories } from '../../core/contract/catalogue';
import { Chips } from '../../ui/chips';
import { copy } from './copy';

interface CategoriesProps {
  section: string;
  /** False where the host keeps none. */
  hasFavorites: boolean;
  onChoose: (section: string) => void;
}

/** The shelves as chips. While they are unknown, "all" and the favourites are there already. */
export const Categories = ({ section, hasFavorites, onChoose }: CategoriesProps) => {
  const { data = [] } = useCall(listCategories, {}, { staleTime: 5 * 60_000 });
  return (
    <Chips
      label={copy.categories}
      options={[
        { value: '', label: copy.all },
        ...(hasFavorites ? [{ value: 'favorite', label: copy.favorites }] : []),
        ...data.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={section}
      onChange={onChoose}
    />
  );
};
