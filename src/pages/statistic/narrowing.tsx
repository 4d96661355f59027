import type { Statistic } from '../../core/contract/statistic';
import { ORDER_SOURCES, orderSourceWord } from '../../core/text/order-source';
import { NarrowSelect } from '../../ui/narrow-select';
import type { AddressState } from './asked';
import { copy } from './copy';

interface NarrowingProps {
  state: AddressState;
  categories: Statistic['categories'];
  onChange: (part: AddressState) => void;
}

const sources = ORDER_SOURCES.map((source) => ({ value: String(source), label: orderSourceWord(source) }));

export const Narrowing = ({ state, categories, onChange }: NarrowingProps) => (
  <>
    <NarrowSelect
      label={copy.category}
      all={copy.allCategories}
      options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      value={state.category ?? ''}
      onChange={(category) => onChange({ category: category || undefined })}
    />
    <NarrowSelect
      label={copy.source}
      all={copy.allSources}
      options={sources}
      value={state.source ?? ''}
      onChange={(source) => onChange({ source: source || undefined })}
    />
  </>
);
