import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error';
import { type Narrow, serve, serveDownload } from '../../platform/http/serve';
import { sendSpreadsheet } from '../../platform/http/spreadsheet';
import { actionEndpoint, arrangeEndpoint, undoEndpoint } from '../entity/action';
import { type EntityRow, entityEndpoints } from '../entity/calls';
import { binEndpoint, historyEndpoint, returnEndpoint } from '../entity/history';
import { importEndpoint } from '../entity/import';
import { previewEndpoint } from '../entity/preview';
import type { Model, ResourceModel } from '../schema/model';
import { readableBy } from '../schema/readable';
import { holderOf } from './presenting';
import type { EntityService } from './service';
import { entitySheet } from './sheet';

/** A resource whose calls are registered. */
interface Served {
  app: FastifyInstance;
  resource: ResourceModel;
  entities: EntityService;
  endpoints: ReturnType<typeof entityEndpoints>;
}

export function entityRoutes(app: FastifyInstance, model: Model, entities: EntityService): void {
  for (const resource of model.resources) {
    const served = { app, resource, entities, endpoints: entityEndpoints(resource) };
    actionRoutes(served);
    historyRoutes(served);
    if (resource.preview) {
      serve(app, previewEndpoint(resource), async ({ actor, body }) => ({
        url: await entities.preview(resource, actor, body),
      }));
    }
    if (resource.lookupOnly) lookupRoute(served);
    else if (resource.single) singleRoutes(served);
    else {
      readingRoutes(served);
      writingRoutes(served);
    }
  }
}

function actionRoutes({ app, resource, entities: { actions, arrange } }: Served): void {
  for (const [nth, action] of resource.actions.entries()) {
    serve(
      app,
      actionEndpoint(resource, action),
      ({ actor, body }) => actions.run(actor, resource, action, body),
      narrowed(resource, (own) => actionEndpoint(own, own.actions[nth] ?? action)),
    );
  }
  if (resource.actions.length > 0) {
    serve(app, undoEndpoint(resource), ({ actor, params }) => actions.undo(actor, resource, params.id));
  }
  if (resource.arrange) {
    serve(app, arrangeEndpoint(resource), async ({ actor, body }) => ({
      changed: await arrange(resource, actor, body.ids),
    }));
  }
}

function historyRoutes({ app, resource, entities: { past } }: Served): void {
  if (!resource.history) return;
  serve(app, historyEndpoint(resource), ({ actor, params }) => past.history(resource, actor, params.id));
  if (resource.can.includes('edit')) {
    serve(app, returnEndpoint(resource), ({ actor, params, body }) =>
      past.goBack(resource, actor, params.id, body),
    );
  }
  if (resource.can.includes('delete')) {
    serve(app, binEndpoint(resource), ({ actor }) => past.bin(resource, actor));
  }
}

function lookupRoute({ app, resource, entities, endpoints }: Served): void {
  serve(app, endpoints.lookup, ({ actor, query }) => entities.of(resource).lookup(resource, actor, query));
}

function singleRoutes({ app, resource, entities, endpoints }: Served): void {
  serve(app, endpoints.one, ({ actor }) => entities.one(resource, actor));
  if (resource.can.includes('edit')) {
    serve(app, endpoints.save, ({ actor, body }) => entities.save(resource, actor, body));
  }
}

/** Shapes of a call without the fields that the person may not read or write. */
const narrowed =
  (resource: ResourceModel, call: (own: ResourceModel) => ReturnType<Narrow>): Narrow =>
  (actor) => {
    const own = readableBy(resource, holderOf(actor));
    return own === resource ? undefined : call(own);
  };

function readingRoutes(served: Served): void {
  const { app, resource, entities, endpoints } = served;
  const service = entities.of(resource);
  serve(
    app,
    endpoints.list,
    async ({ actor, query }) => {
      const { rows, total, blocked } = await service.list(resource, actor, query);
      const { page, limit } = query;
      return { data: rows, meta: { page, limit, total, ...(blocked && { blocked }) } };
    },
    narrowed(resource, (own) => entityEndpoints(own).list),
  );
  if (resource.summary) {
    serve(
      app,
      endpoints.summary,
      ({ actor, query }) => {
        if (!service.sum) throw new AppError('NOT_FOUND');
        return service.sum(readableBy(resource, holderOf(actor)), actor, query);
      },
      narrowed(resource, (own) => entityEndpoints(own).summary),
    );
  }
  lookupRoute(served);
  if (resource.can.includes('export')) {
    serveDownload(
      app,
      endpoints.export,
      async ({ actor, query: { format, columns, ids, ...query }, reply }) => {
        const portions = markedOf(await service.all(resource, actor, query), ids);
        const sheet = entitySheet(readableBy(resource, holderOf(actor)), columns);
        return sendSpreadsheet(reply, sheet(format, portions));
      },
      narrowed(resource, (own) => entityEndpoints(own).export),
    );
  }
  // A page that rows open by their id has an own call for it, at the same path.
  if (resource.opens?.by !== 'id')
    serve(app, endpoints.show, ({ actor, params }) => service.show(resource, actor, params.id));
}

/** Ends with the last marked row; without marks, all rows. */
async function* markedOf(portions: AsyncIterable<EntityRow[]>, ids: string[] | undefined) {
  const left = new Set(ids);
  for await (const rows of portions) {
    yield ids ? rows.filter(({ id }) => left.delete(id)) : rows;
    if (ids && left.size === 0) return;
  }
}

function writingRoutes({ app, resource, entities, endpoints }: Served): void {
  const service = entities.of(resource);
  if (resource.can.includes('create')) {
    serve(
      app,
      endpoints.create,
      ({ actor, body }) => service.create(resource, actor, body),
      narrowed(resource, (own) => entityEndpoints(own).create),
    );
  }
  if (resource.can.includes('import')) {
    serve(app, importEndpoint(resource), ({ actor, body }) => entities.import(actor, resource, body));
  }
  if (resource.can.includes('edit')) {
    serve(app, endpoints.update, ({ actor, params, body }) =>
      entities.update(resource, actor, params.id, body),
    );
  }
  if (resource.can.includes('delete')) {
    serve(app, endpoints.remove, async ({ actor, params }) => ({
      restorable_until: await service.remove(resource, actor, params.id),
    }));
    serve(app, endpoints.restore, ({ actor, params }) => service.restore(resource, actor, params.id));
  }
}
