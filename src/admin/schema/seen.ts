import type { Field } from './field';
import type { ResourceModel } from './model';

type Has = (key: string) => boolean;

const hiddenIn = ({ fields }: Pick<ResourceModel, 'fields'>, has: Has): string[] =>
  Object.entries<Field>(fields)
    .filter(([, { access }]) => access !== undefined && !has(access))
    .map(([name]) => name);

export function seenBy(resource: ResourceModel, has: Has): ResourceModel {
  const hidden = new Set(hiddenIn(resource, has));
  if (hidden.size === 0) return resource;
  const isSeen = (name: string) => !hidden.has(name);
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => isSeen(name))),
    list: resource.list.filter(isSeen),
    ...(resource.phone && { phone: resource.phone.filter(isSeen) }),
    ...(resource.columns && { columns: resource.columns.filter(isSeen) }),
    detail: resource.detail.map((section) => ({ ...section, fields: section.fields.filter(isSeen) })),
  };
}

export function seenRow<Row extends object>(resource: ResourceModel, has: Has, row: Row): Row {
  const hidden = hiddenIn(resource, has);
  if (hidden.length === 0) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))) as Row;
}
