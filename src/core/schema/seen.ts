import type { Field } from './field';
import type { ResourceModel } from './model';

/** Whether an access key is held. */
type Holds = (key: string) => boolean;

const hiddenIn = ({ fields }: Pick<ResourceModel, 'fields'>, holds: Holds): string[] =>
  Object.entries<Field>(fields)
    .filter(([, { access }]) => access !== undefined && !holds(access))
    .map(([name]) => name);

/** A resource as somebody may see it: without the fields whose key is not held. */
export function seenBy(resource: ResourceModel, holds: Holds): ResourceModel {
  const hidden = new Set(hiddenIn(resource, holds));
  if (hidden.size === 0) return resource;
  const isSeen = (name: string) => !hidden.has(name);
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => isSeen(name))),
    list: resource.list.filter(isSeen),
    detail: resource.detail.map((section) => ({ ...section, fields: section.fields.filter(isSeen) })),
  };
}

/** A record without them. */
export function seenRow<Row extends object>(resource: ResourceModel, holds: Holds, row: Row): Row {
  const hidden = hiddenIn(resource, holds);
  if (hidden.length === 0) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))) as Row;
}
