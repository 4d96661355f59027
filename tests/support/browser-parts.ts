import type { Field } from '../../src/admin/schema/field';
import type { ResourceModel } from '../../src/admin/schema/model';
import type { Route } from '../../src/core/routes/route';

/** Represents system dates of every record. */
const systemField: Field = { kind: 'datetime', label: '' };

const fieldsOf = ({ fields }: ResourceModel, names: readonly string[]): Field[] =>
  names.map((name) => fields[name] ?? systemField);

const inSections = (sections: ResourceModel['form']): string[] =>
  sections.flatMap(({ fields }) => [...fields]);

/** Row fields are inputs, too. */
const withRows = (fields: Field[]): Field[] =>
  fields.flatMap((field) => (field.kind === 'rows' ? [field, ...Object.values(field.fields)] : [field]));

const partsOfList = (resource: ResourceModel): string[] => [
  ...fieldsOf(resource, resource.list).map(({ cell, kind }) => `cell ${cell ?? kind}`),
  ...fieldsOf(resource, resource.filters ?? []).map(({ kind }) => `filter ${kind}`),
  ...resource.actions.map(({ on }) => `action on ${on}`),
  ...resource.can.map((action) => `list with ${action}`),
  ...(resource.search ? ['search'] : []),
  ...(resource.arrange ? ['arrange'] : []),
];

const partsOfDetail = (resource: ResourceModel): string[] => [
  ...fieldsOf(resource, inSections(resource.detail)).map(({ cell, kind }) => `fact ${cell ?? kind}`),
  ...(resource.related ? ['related'] : []),
];

const partsOfForm = (resource: ResourceModel): string[] =>
  withRows(fieldsOf(resource, inSections(resource.form))).map(({ input, kind }) => `input ${input ?? kind}`);

/**
 * Parts of a screen: a hand-written page is one part; an entity screen consists of the cells, filters, facts
 * and inputs of its fields. `isFilled` means that it shows a record.
 */
export function partsOf({ screen }: Route, resource: ResourceModel | undefined, isFilled: boolean): string[] {
  if (screen.kind === 'page') return [`page ${screen.page}`];
  if (screen.kind === 'redirect' || !resource) return [];
  if (screen.kind === 'list')
    return isFilled ? ['drawer', ...partsOfDetail(resource)] : partsOfList(resource);
  if (screen.kind === 'detail') return ['detail', ...partsOfDetail(resource)];
  return partsOfForm(resource);
}

/** Greedy minimum of pages that together contain every part. */
export function distinctPages<Page extends { parts: readonly string[] }>(pages: readonly Page[]): Page[] {
  const missing = new Set(pages.flatMap(({ parts }) => parts));
  const gain = ({ parts }: Page): number => new Set(parts.filter((part) => missing.has(part))).size;
  const chosen = new Set<Page>();
  while (missing.size > 0) {
    const richest = pages.reduce((best, page) => (gain(page) > gain(best) ? page : best));
    for (const part of richest.parts) missing.delete(part);
    chosen.add(richest);
  }
  return pages.filter((page) => chosen.has(page));
}
