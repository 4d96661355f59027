import type { Database, Db } from '../../platform/db/client';
import { type EntityTitle, LOOKUP_ROWS } from '../entity/calls';
import type { EntityFilter } from '../entity/query';
import { absent, readOnly } from './read-only';
import type { ResourceService } from './service-shape';

interface Chosen {
  find(
    db: Db,
    partnerId: string,
    search: string | undefined,
    limit: number,
    filters: EntityFilter[],
  ): Promise<EntityTitle[]>;
  name(db: Db, partnerId: string, ids: string[], filters: EntityFilter[]): Promise<EntityTitle[]>;
}

/** Service of `lookupOnly` resources stored in other tables: they can only be looked up. */
export const lookupOnly = (database: Database, { find, name }: Chosen): ResourceService => ({
  ...readOnly({ list: absent, show: absent }),

  async lookup(_resource, { partnerId }, { search, ids, filters = [], titled = LOOKUP_ROWS }) {
    if (!ids) return find(database.db, partnerId, search, titled, filters);
    const named = new Map(
      (await name(database.db, partnerId, ids, filters)).map((choice) => [choice.id, choice]),
    );
    return ids.flatMap((id) => named.get(id) ?? []);
  },

  async titles(db, _resource, { partnerId }, ids, filters = []) {
    return new Map((await name(db, partnerId, ids, filters)).map(({ id, title }) => [id, title]));
  },
});
