import { rupiah } from '../../core/format/money';
import type { Db } from '../../platform/db/client';
import { together } from '../../platform/db/together';
import type { Actor } from '../../platform/http/actor';
import type { EntityRow } from '../entity/calls';
import type { Field } from '../schema/field';
import { exportText, kindOf } from '../schema/kinds';
import type { Model, ResourceModel } from '../schema/model';
import { readableBy } from '../schema/readable';
import type { FoundRows } from './reading';
import type { ResourceService } from './service-shape';

/** A record as the palette shows it. */
export interface FoundRecord {
  resource: string;
  id: string;
  /** Value of `q` on the page that shows it. */
  key: string;
  title: string;
  /** The first two listed values beside the title. */
  detail: string;
  /** True for kinds of records with personal data. */
  is_personal: boolean;
}

/** Records of all declared resources whose lists the person may open; at most `most` of each resource. */
export type Find = (actor: Actor, text: string, most: number) => Promise<FoundRecord[]>;

export interface FindDeps {
  db: Db;
  model: Model;
  storeOf: (resource: ResourceModel) => ResourceService;
  isDocument: (name: string) => boolean;
  findIn: (resources: ResourceModel[], actor: Actor, text: string, most: number) => Promise<FoundRows[]>;
}

export const createFind =
  ({ db, model, storeOf, isDocument, findIn }: FindDeps): Find =>
  async (actor, text, most) => {
    const readable = model.resources.filter(
      ({ name, paths, search }) => search && paths.list && actor.can(`${name}:list`).can,
    );
    const [documents, others] = [true, false].map((stored) =>
      readable.filter(({ name }) => isDocument(name) === stored),
    );
    const found = await together(db, [
      () => findIn(documents ?? [], actor, text, most),
      ...(others ?? []).map((resource) => async (): Promise<FoundRows[]> => {
        const rows = await storeOf(resource).find?.(resource, actor, text, most);
        return [[resource, rows ?? []]];
      }),
    ]);
    return found.flat().flatMap(([resource, rows]) => {
      const seen = readableBy(resource, (key) => actor.can(key).can);
      return rows.flatMap((row) => recordOf(seen, row) ?? []);
    });
  };

function recordOf(resource: ResourceModel, row: EntityRow): FoundRecord | undefined {
  const { name, fields, opens, title, list } = resource;
  const key = opens ? row[opens.by] : row.id;
  if (typeof key !== 'string') return undefined;
  const textOf = (field: string): string => shown(fields[field], row[field], row.reference_titles);
  const details = list.filter((field) => field !== title).map(textOf);
  return {
    ...{ resource: name, id: row.id, key, title: textOf(title) || '–' },
    detail: details.filter(Boolean).slice(0, 2).join(' · '),
    is_personal: Object.values(fields).some((field) => kindOf(field).personal === true),
  };
}

function shown(field: Field | undefined, value: unknown, titles: Record<string, string>): string {
  if (!field || ['boolean', 'picture'].includes(kindOf(field).valueShape ?? '')) return '';
  return kindOf(field).isAmount && typeof value === 'number'
    ? rupiah(value)
    : exportText(field, value, titles);
}
