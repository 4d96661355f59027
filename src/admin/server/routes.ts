import type { FastifyInstance } from 'fastify';
import { dateTime } from '../../core/format/date';
import type { Actor } from '../../platform/http/actor';
import { serve, serveDownload } from '../../platform/http/serve';
import { sheetOf } from '../../platform/http/sheet';
import { sendSpreadsheet } from '../../platform/http/spreadsheet';
import type { Cell } from '../../platform/http/spreadsheet-cell';
import { actionEndpoint, arrangeEndpoint, undoEndpoint } from '../entity/action';
import { type EntityRow, entityEndpoints } from '../entity/calls';
import type { Field } from '../schema/field';
import { exportText } from '../schema/kinds';
import type { Model, ResourceModel } from '../schema/model';
import { seenBy, seenRow } from '../schema/seen';
import type { EntityService } from './service';

const systemLabels: Record<string, string> = { created_at: 'Dibuat', updated_at: 'Diubah' };

const entitySheet = (resource: ResourceModel) =>
  sheetOf<EntityRow>(
    resource.name,
    resource.list.map((name) => {
      const field = resource.fields[name];
      if (!field) return [systemLabels[name] ?? name, (row) => dateTime(String(row[name]))];
      return [field.label, (row) => cellOf(field, row[name], row.reference_titles)];
    }),
  );

const cellOf = (field: Field, value: unknown, titles: Record<string, string>): Cell => {
  if (typeof value === 'number') return value;
  if (value === undefined && field.none) return field.none;
  return exportText(field, value, titles);
};

type Endpoints = ReturnType<typeof entityEndpoints>;

export function entityRoutes(app: FastifyInstance, model: Model, entities: EntityService): void {
  for (const resource of model.resources) {
    const endpoints = entityEndpoints(resource);
    actionRoutes(app, resource, entities);
    if (resource.lookupOnly) lookupRoute(app, resource, endpoints, entities);
    else if (resource.single) singleRoutes(app, resource, endpoints, entities);
    else {
      readingRoutes(app, resource, endpoints, entities);
      writingRoutes(app, resource, endpoints, entities);
    }
  }
}

function actionRoutes(
  app: FastifyInstance,
  resource: ResourceModel,
  { actions, arrange }: EntityService,
): void {
  for (const action of resource.actions) {
    serve(app, actionEndpoint(resource, action), ({ actor, body }) =>
      actions.run(actor, resource, action, body),
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

function lookupRoute(
  app: FastifyInstance,
  resource: ResourceModel,
  endpoints: Endpoints,
  entities: EntityService,
): void {
  const service = entities.of(resource);
  serve(app, endpoints.lookup, ({ actor, query }) => service.lookup(resource, actor, query));
}

function singleRoutes(
  app: FastifyInstance,
  resource: ResourceModel,
  endpoints: Endpoints,
  entities: EntityService,
): void {
  serve(app, endpoints.one, ({ actor }) => entities.one(resource, actor));
  if (resource.can.includes('edit')) {
    serve(app, endpoints.save, ({ actor, body }) => entities.save(resource, actor, body));
  }
}

const holderOf =
  ({ can }: Pick<Actor, 'can'>) =>
  (key: string): boolean =>
    can(key).can;

function readingRoutes(
  app: FastifyInstance,
  resource: ResourceModel,
  endpoints: Endpoints,
  entities: EntityService,
): void {
  const service = entities.of(resource);
  serve(app, endpoints.list, async ({ actor, query }) => {
    const { rows, total, blocked } = await service.list(resource, actor, query);
    return {
      data: rows.map((row) => seenRow(resource, holderOf(actor), row)),
      meta: { page: query.page, limit: query.limit, total, ...(blocked && { blocked }) },
    };
  });
  lookupRoute(app, resource, endpoints, entities);
  if (resource.can.includes('export')) {
    serveDownload(app, endpoints.export, async ({ actor, query: { format, ...query }, reply }) => {
      const portions = await service.all(resource, actor, query);
      return sendSpreadsheet(reply, entitySheet(seenBy(resource, holderOf(actor)))(format, portions));
    });
  }
  serve(app, endpoints.show, async ({ actor, params }) =>
    seenRow(resource, holderOf(actor), await service.show(resource, actor, params.id)),
  );
}

function writingRoutes(
  app: FastifyInstance,
  resource: ResourceModel,
  endpoints: Endpoints,
  entities: EntityService,
): void {
  const service = entities.of(resource);
  if (resource.can.includes('create')) {
    serve(app, endpoints.create, ({ actor, body }) => service.create(resource, actor, body));
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
