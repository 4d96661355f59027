import { useCall } from '../../api/use-call';
import { listCategories } from '../../core/contract/catalogue';
import { Chips } from '../../ui/chips';
import { copy } from './copy';

interface CategoriesProps {
  section: string;
  /** False while unknown, and if the host has no favourites. */
  hasFavorites: boolean;
  isWaiting: boolean;
  onChoose: (section: string) => void;
}

/** Chips in two groups, so that none moves while it is tapped. */
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
