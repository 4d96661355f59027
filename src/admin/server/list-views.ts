import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import {
  createListView,
  deleteListView,
  type ListLayout,
  type ListView,
  MOST_VIEWS,
  type SavedLists,
  saveListLayout,
  updateListView,
} from '../../core/contract/list-view';
import type { Database } from '../../platform/db/client';
import type { Actor } from '../../platform/http/actor';
import { AppError } from '../../platform/http/app-error';
import { uniqueViolation } from '../../platform/http/database-error';
import { serve } from '../../platform/http/serve';
import type { Model } from '../schema/model';
import {
  deleteView,
  insertView,
  readLayouts,
  readViews,
  type SavedState,
  updateView,
  writeLayout,
} from './list-view-store';

export type ListViews = ReturnType<typeof createListViews>;

/** Layouts and saved views of lists. Only the owner shares a view with the sub-accounts. */
export function createListViews({
  database,
  model,
}: {
  database: Database;
  model: Pick<Model, 'resources'>;
}) {
  const names = new Set<string>(model.resources.map(({ name }) => name));
  const opens = ({ can }: Actor, resource: string) => names.has(resource) && can(`${resource}:list`).can;

  const assertOpens = (actor: Actor, resource: string): void => {
    if (!names.has(resource)) throw new AppError('NOT_FOUND');
    if (!opens(actor, resource)) throw new AppError('FORBIDDEN');
  };
  const assertShares = ({ role }: Actor, { is_shared }: SavedState): void => {
    if (is_shared && role !== 'owner') throw new AppError('FORBIDDEN');
  };

  return {
    async of(actor: Actor): Promise<SavedLists> {
      const [layouts, views] = await Promise.all([readLayouts(database, actor), readViews(database, actor)]);
      const isOpen = ({ resource }: { resource: string }) => opens(actor, resource);
      return {
        layouts: Object.fromEntries(layouts.filter(isOpen).map(({ resource, layout }) => [resource, layout])),
        views: views.filter(isOpen),
      };
    },

    async saveLayout(actor: Actor, resource: string, layout: ListLayout): Promise<ListLayout> {
      assertOpens(actor, resource);
      await writeLayout(database.db, actor, resource, layout);
      return layout;
    },

    async create(actor: Actor, view: SavedState & { resource: string }): Promise<ListView> {
      assertOpens(actor, view.resource);
      assertShares(actor, view);
      const created = { id: v7(), ...view };
      if (!(await withFreeName(() => insertView(database.db, actor, created, MOST_VIEWS))))
        throw refused(`Maksimal ${MOST_VIEWS} tampilan. Hapus salah satu terlebih dahulu.`);
      return { ...created, is_own: true };
    },

    async update(actor: Actor, id: string, view: SavedState): Promise<ListView> {
      assertShares(actor, view);
      const updated = await withFreeName(() => updateView(database.db, actor, id, view));
      if (!updated) throw new AppError('NOT_FOUND');
      return updated;
    },

    async remove(actor: Actor, id: string): Promise<Record<string, never>> {
      if (!(await deleteView(database.db, actor, id))) throw new AppError('NOT_FOUND');
      return {};
    },
  };
}

const refused = (message: string) => new AppError('VALIDATION_FAILED', undefined, { name: [message] });

async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (uniqueViolation(error) === null) throw error;
    throw refused('Nama ini sudah dipakai.');
  }
}

export function listViewRoutes(app: FastifyInstance, views: ListViews): void {
  serve(app, saveListLayout, ({ actor, params, body }) => views.saveLayout(actor, params.resource, body));
  serve(app, createListView, ({ actor, body }) => views.create(actor, body));
  serve(app, updateListView, ({ actor, params, body }) => views.update(actor, params.id, body));
  serve(app, deleteListView, ({ actor, params }) => views.remove(actor, params.id));
}
