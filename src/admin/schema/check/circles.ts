import type { Field } from '../field';
import { pointedAt } from '../kinds';
import type { ResourceSpec } from '../resource';

const demanded = (fields: Record<string, Field>): string[] =>
  Object.values(fields).flatMap((field) => {
    if (!field.required || field.when) return [];
    if (field.kind === 'rows') return demanded(Object(field.fields));
    return pointedAt(field) ?? [];
  });

/** Records that require each other in a circle can never be created. */
export function circleErrors(resources: ResourceSpec[]): string[] {
  const next = new Map(resources.map(({ name, fields }) => [name, demanded(fields)]));
  const wayBack = (from: string, to: string, seen: string[]): string[] | undefined => {
    for (const name of next.get(from) ?? []) {
      if (name === to) return [...seen, name];
      const further = seen.includes(name) ? undefined : wayBack(name, to, [...seen, name]);
      if (further) return further;
    }
    return undefined;
  };
  const reported = new Set<string>();
  return resources.flatMap(({ name }) => {
    if (reported.has(name)) return [];
    const circle = wayBack(name, name, [name]);
    if (!circle) return [];
    for (const one of circle) reported.add(one);
    return [
      `${name}: required references lead back to it (${circle.join(' → ')}), so the first record can never be made`,
    ];
  });
}
