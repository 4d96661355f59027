import type { Change } from '../../../../src/core/contract/entity-act';
import { exportText } from '../../../../src/core/schema/kinds';
import type { ResourceModel } from '../../../../src/core/schema/model';
import type { Data } from '../walk';

/** What differs between two states of a record, as an exported file would say it. */
export function changeOf(resource: ResourceModel, id: string, before: Data, after: Data): Change {
  const values = Object.entries(resource.fields).flatMap(([name, field]) => {
    if (JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null)) return [];
    const text = (data: Data) => exportText(field, data[name]) || '–';
    return [{ label: field.label, before: text(before), after: text(after) }];
  });
  return { id, title: titleOf(resource, before), values };
}

/** What a record calls itself. */
export function titleOf(resource: ResourceModel, data: Data): string {
  const field = resource.fields[resource.title];
  return field ? exportText(field, data[resource.title]) : '';
}
