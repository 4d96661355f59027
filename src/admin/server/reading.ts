import { maskedName } from '../../core/format/mask';
import type { Db } from '../../platform/db/client';
import { together } from '../../platform/db/together';
import { AppError } from '../../platform/http/app-error';
import { refuseTooLarge } from '../../platform/http/export-size';
import { type EntityRow, LOOKUP_ROWS } from '../entity/calls';
import type { EntitySelection } from '../entity/query';
import { exportText, kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import type { AggregateService } from './aggregates';
import {
  allIds,
  countRows,
  findIds,
  foundWords,
  lookupIds,
  readPage,
  readSums,
  readTitles,
  type Selection,
} from './list-store';
import { type Beside, present, type TitlesOf } from './present';
import { documentRows } from './row-source';
import type { ResourceService, Scope } from './service-shape';
import { readRows } from './store';

const PORTION = 500;

interface Reading
  extends Pick<ResourceService, 'rows' | 'list' | 'show' | 'lookup' | 'titles' | 'all' | 'sum'> {
  /** Newest rows of each resource that a search finds, without their number. */
  findIn(resources: ResourceModel[], scope: Scope, text: string, most: number): Promise<FoundRows[]>;
}

export type FoundRows = readonly [ResourceModel, EntityRow[]];

/** Ids of a resource, in any store, whose title contains a word; the first `MOST_TITLED`. */
export type IdsByTitle = (scope: Scope, resource: string, word: string) => Promise<string[]>;

export const MOST_TITLED = 2_000;

/** Read operations of the document table. `titlesOf` and `idsByTitle` ask any store. */
export function createReading(
  db: Db,
  titlesOf: (scope: Scope) => TitlesOf,
  idsByTitle: IdsByTitle,
  beside: Beside,
  joined: AggregateService['joined'],
): Reading {
  const selected = async <Query extends EntitySelection>(
    resource: ResourceModel,
    scope: Scope,
    { search, ...query }: Query,
  ): Promise<Omit<Query, 'search'> & Selection> => ({
    ...joined(resource, scope, query),
    resource,
    partnerId: scope.partnerId,
    ...(search && {
      words: await foundWords(resource, search, (name, word) => idsByTitle(scope, name, word)),
    }),
  });

  const rowsById = async (resource: ResourceModel, scope: Scope, ids: string[]): Promise<EntityRow[]> => {
    const stored = new Map((await readRows(db, resource, scope.partnerId, ids)).map((row) => [row.id, row]));
    const ordered = ids.flatMap((id) => stored.get(id) ?? []);
    return present(db, resource, scope, ordered, titlesOf(scope), beside);
  };

  const titles: Reading['titles'] = async (asked, resource, scope, ids, filters) => {
    const field = resource.fields[resource.title];
    const stored = await readTitles(asked, resource, scope.partnerId, ids, filters);
    return new Map([...stored].map(([id, title]) => [id, field ? exportText(field, title) : id]));
  };

  async function* portions(resource: ResourceModel, scope: Scope, ids: string[]) {
    for (let start = 0; start < ids.length; start += PORTION) {
      yield rowsById(resource, scope, ids.slice(start, start + PORTION));
    }
  }

  return {
    rows: documentRows,

    titles,

    async list(resource, scope, { page, limit, ...narrowing }) {
      const selection = await selected(resource, scope, narrowing);
      const { rows: ids, total } = await readPage(db, selection, { offset: (page - 1) * limit, limit });
      return { rows: await rowsById(resource, scope, ids), total };
    },

    async findIn(resources, scope, text, most) {
      if (resources.length === 0) return [];
      const found = await findIds(db, resources, scope.partnerId, text, most);
      return together(
        db,
        resources.flatMap((resource) => {
          const ids = found.flatMap(({ resource: name, id }) => (name === resource.name ? [id] : []));
          return ids.length > 0
            ? [async () => [resource, await rowsById(resource, scope, ids)] as const]
            : [];
        }),
      );
    },

    async show(resource, scope, id) {
      const [row] = await rowsById(resource, scope, [id]);
      if (!row) throw new AppError('NOT_FOUND');
      return row;
    },

    async lookup(resource, scope, { search, ids, filters = [], titled }) {
      const isHidden = hidesPersons(resource, scope);
      const byTitle = isHidden || titled !== undefined;
      const wanted =
        ids ??
        (await lookupIds(
          db,
          { resource, partnerId: scope.partnerId, filters, search, byTitle },
          titled ?? LOOKUP_ROWS,
        ));
      // A form may hold a record that was deleted meanwhile, which fits nothing.
      const found =
        ids && filters.length === 0
          ? await titlesOf(scope)(db, resource.name, ids)
          : await titles(db, resource, scope, wanted, filters);
      return wanted.flatMap((id) => {
        const title = found.get(id);
        return title === undefined ? [] : [{ id, title: isHidden ? maskedName(title) : title }];
      });
    },

    sum: async (resource, scope, query) => readSums(db, await selected(resource, scope, query)),

    async all(resource, scope, query: EntitySelection) {
      const selection = await selected(resource, scope, query);
      const total = await countRows(db, selection);
      refuseTooLarge(total);
      return portions(resource, scope, await allIds(db, selection, total));
    },
  };
}

/**
 * True if a lookup concerns persons whom the caller may not read: they are found by name only and shown
 * masked (domain 8). Everyone who fills in a form with such a reference may look up.
 */
const hidesPersons = ({ access, fields }: ResourceModel, { can }: Scope): boolean =>
  can !== undefined &&
  access !== null &&
  Object.values(fields).some((field) => kindOf(field).personal) &&
  !can(access.read).can;
