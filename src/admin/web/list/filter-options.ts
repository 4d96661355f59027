import { mayBeId } from '../../../platform/web/record-id';
import type { Field } from '../../schema/field';
import { type FieldFilter, filtersOfField, isFilterText, isListed } from '../../schema/filter-tests';
import type { ResourceModel } from '../../schema/model';
import { fieldOf } from '../parts/system-fields';

/** True for a value of a filter that the server accepts. */
export const isFilterValue = (field: Field, { value }: Pick<FieldFilter, 'value'>, text: string): boolean =>
  value === 'ids' ? mayBeId(text) : isFilterText(field, value, text);

/** Filters of a list with their fields, in the declared order. */
export const filtersOf = (resource: ResourceModel): { name: string; field: Field; filter: FieldFilter }[] =>
  (resource.filters ?? []).flatMap((name) => {
    const field = fieldOf(resource, name);
    return filtersOfField(name, field).map((filter) => ({ name, field, filter }));
  });

/** Valid values of a filter as the URL holds them. */
export const readFilter = (field: Field, filter: FieldFilter, text: string): string[] =>
  (isListed(filter.value) ? text.split(',') : [text]).filter((value) => isFilterValue(field, filter, value));
