import type { Db } from '../../platform/db/client';
import type { EntityRow } from '../entity/calls';
import { fieldsWithin, filterByOf } from '../schema/filter-by';
import type { ResourceModel } from '../schema/model';
import type { AggregateService } from './aggregates';
import type { FitCheck } from './fit';
import type { ResourceService, Scope } from './service-shape';
import type { Data } from './walk';

interface OwnTablesDeps {
  db: Db;
  aggregates: AggregateService;
  fits: FitCheck;
}

/** A store of own tables with what documents have by their declaration: counts and sums, and the check of `filterBy`. */
export function withDeclared(
  service: ResourceService,
  { db, aggregates, fits }: OwnTablesDeps,
): ResourceService {
  const { sum } = service;
  const filled = async (resource: ResourceModel, scope: Scope, rows: EntityRow[]): Promise<EntityRow[]> => {
    const ids = rows.map(({ id }) => id);
    const values = await aggregates.read(db, resource, scope, ids);
    return values.size > 0 ? rows.map((row) => ({ ...row, ...values.get(row.id) })) : rows;
  };
  const one = async (resource: ResourceModel, scope: Scope, answer: Promise<EntityRow>) => {
    const row = await answer;
    return (await filled(resource, scope, [row]))[0] ?? row;
  };
  const check = async (resource: ResourceModel, scope: Scope, data: Data, id?: string) => {
    if (!fieldsWithin(resource).some(filterByOf)) return;
    const before = id === undefined ? undefined : await service.show(resource, scope, id);
    await fits(db, { scope, fields: resource.fields, data, before });
  };
  async function* filledAll(resource: ResourceModel, scope: Scope, portions: AsyncIterable<EntityRow[]>) {
    for await (const rows of portions) yield filled(resource, scope, rows);
  }

  return {
    ...service,
    async list(resource, scope, query) {
      const page = await service.list(resource, scope, aggregates.joined(resource, scope, query));
      return { ...page, rows: await filled(resource, scope, page.rows) };
    },
    show: (resource, scope, id) => one(resource, scope, service.show(resource, scope, id)),
    async create(resource, scope, data) {
      await check(resource, scope, data);
      return one(resource, scope, service.create(resource, scope, data));
    },
    async update(resource, scope, id, edit) {
      await check(resource, scope, edit.data, id);
      return one(resource, scope, service.update(resource, scope, id, edit));
    },
    restore: (resource, scope, id) => one(resource, scope, service.restore(resource, scope, id)),
    ...(sum && {
      sum: (resource, scope, query) => sum(resource, scope, aggregates.joined(resource, scope, query)),
    }),
    async all(resource, scope, query) {
      const found = await service.all(resource, scope, aggregates.joined(resource, scope, query));
      return filledAll(resource, scope, found);
    },
  };
}
