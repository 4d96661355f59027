import { addCatalogue } from '../../demo/catalogue';
import { DEMO_PIN } from '../../demo/logins';
import { createTables } from '../../demo/tables';
import { entityEndpoints } from '../../src/admin/entity/calls';
import { historyEndpoint, returnEndpoint } from '../../src/admin/entity/history';
import { resourceOf } from '../../src/admin/schema/compile';
import type { Field } from '../../src/admin/schema/field';
import type { ResourceModel } from '../../src/admin/schema/model';
import type { StoredImage } from '../../src/core/contract/upload';
import type { Client } from './client';
import { query } from './query';
import { pictureOf, type SampleSource, sampleOf } from './sample';
import type { TestServer } from './server';
import { storeRows } from './store-rows';

export const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

/** A demo partner with everything to act for it. */
export interface Partner {
  client: Client;
  scope: { partnerId: string; userId: string };
  source: SampleSource;
}

export async function partnerOf(server: TestServer, email: string): Promise<Partner> {
  const [user] = await query(server.database, 'select id, partner_id from users where email = $1', [email]);
  const scope = { partnerId: String(user?.partner_id), userId: String(user?.id) };
  return { client: await server.signIn(email), scope, source: sourceOf(server, scope) };
}

/** Creates pictures and records on demand, each once. */
function sourceOf(server: TestServer, scope: Partner['scope']): SampleSource {
  const pictures = new Map<string, Promise<StoredImage>>();
  const records = new Map<string, Promise<string>>();
  const once = <T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  const source: SampleSource = {
    variation: async (nth) => {
      await fillCatalogue(server);
      const [row] = await query(server.database, 'select id from variations order by id offset $1 limit 1', [
        nth % 200,
      ]);
      return String(row?.id);
    },
    brandOf: async (variation) => {
      const [row] = await query(server.database, 'select brand_id from variations where id = $1::uuid', [
        variation,
      ]);
      const brand_id = row ? String(row.brand_id) : undefined;
      return once(records, `category ${brand_id}`, async () => {
        const resource = resourceOf(server.services.model, 'category');
        const given = {
          source: brand_id ? 'vcg' : 'custom',
          slug: `brand-${brand_id ?? 'custom'}`,
          brand_id,
        };
        const body = await bodyOf(resource, source, brand_id ? 902 : 903, given);
        return (await server.services.entities.of(resource).create(resource, scope, body)).id;
      });
    },
    picture: ({ width = 40, height = 40 }) =>
      once(pictures, `${width}x${height}`, async () => {
        const bytes = await pictureOf(width, height);
        return server.services.upload.store(scope, { width, height }, { name: 'contoh.png', bytes });
      }),
    record: async (name) =>
      // Not cached: the default tier may change.
      (await knownRecord(server, scope, name)) ??
      once(records, name, async () => {
        const resource = resourceOf(server.services.model, standIns[name] ?? name);
        const body = await bodyOf(withoutOwn(resource), source, 900);
        return (await server.services.entities.of(resource).create(resource, scope, body)).id;
      }),
  };
  return source;
}

/** The first record cannot reference its own kind. */
const withoutOwn = (resource: ResourceModel): ResourceModel => ({
  ...resource,
  form: resource.form.map((section) => ({
    ...section,
    fields: section.fields.filter((name) => {
      const field = resource.fields[name];
      return !(field && 'to' in field && field.to === resource.name);
    }),
  })),
});

const shelves = new WeakMap<TestServer, Promise<unknown>>();

/** Adds the H2H catalogue, which `accounts` lacks. */
async function fillCatalogue(server: TestServer): Promise<void> {
  const filled =
    shelves.get(server) ??
    query(server.database, 'select 1 from brands limit 1').then(async ([known]) => {
      if (known) return;
      const tables = createTables();
      addCatalogue(tables, Date.now());
      await tables.write(server.database.db);
    });
  shelves.set(server, filled);
  await filled;
}

/** Lookup resources are created through another resource. */
const standIns: Record<string, string> = { 'panel-product': 'product-custom' };

/** Aliases of the same rows. */
const catalogues: Record<string, string> = {
  ...{
    'catalogue-brand': 'brand',
    'catalogue-item': 'variation',
    'order-item': 'variation',
    'order-brand': 'brand',
  },
};

/** An existing record: H2H catalogue, or the default tier. */
async function knownRecord(
  server: TestServer,
  { partnerId }: Partner['scope'],
  name: string,
): Promise<string | undefined> {
  const statements: Record<string, string> = {
    brand: 'select id from brands where $1::uuid is not null order by sort, id limit 1',
    variation: 'select id from variations where $1::uuid is not null order by id limit 1',
    'account-user': 'select id from users where partner_id = $1 order by created_at limit 1',
    'catalogue-category': 'select id from categories where $1::uuid is not null order by sort, id limit 1',
    'sub-account':
      'select id from sub_accounts where partner_id = $1 and removed_at is null order by id limit 1',
    'member-tier': `select id from entities where partner_id = $1 and resource = 'member-tier'
      and deleted_at is null and (data->>'is_default')::boolean`,
  };
  const known = catalogues[name] ?? name;
  const statement = statements[known];
  if (statement && !['member-tier', 'sub-account', 'account-user'].includes(known))
    await fillCatalogue(server);
  const [row] = statement ? await query(server.database, statement, [partnerId]) : [];
  return row && String(row.id);
}

/** A body that passes all rules of its resource. */
export async function bodyOf(
  resource: ResourceModel,
  source: SampleSource,
  nth: number,
  given: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const fitted = (await fitting[resource.name]?.(source, nth)) ?? {};
  return sampleOf(typedFields(resource), source, nth, { ...fitted, ...given });
}

/** Value that makes a conditional field visible. */
export const whenAsked = ({ fields }: ResourceModel, name: string): Record<string, unknown> => {
  const when = fields[name]?.when;
  return when && 'is' in when ? { [when.field]: when.is[0] } : {};
};

const HOUR = 3_600_000;
const inHours = (hours: number): string =>
  new Date(Math.floor(Date.now() / HOUR + hours) * HOUR).toISOString();

/** Values that rules across records require. */
const fitting: Record<string, (source: SampleSource, nth: number) => Promise<Record<string, unknown>>> = {
  'social-media': async (_source, nth) => ({
    accounts: [{ network: 'instagram', account: `@toko${nth}`, show: true }],
  }),
  'member-tier': async (source, nth) => {
    // The first record always becomes the default.
    if (nth !== 900) await source.record('member-tier');
    // A disabled tier accepts no members.
    return { is_default: false, is_active: true };
  },
  // The supplier defines the inputs of an H2H brand.
  category: async () => ({ input_forms: [] }),
  'product-vcg': async (source, nth) => {
    const variation_id = await source.variation(nth);
    return { variation_id, category_id: await source.brandOf(variation_id) };
  },
  'product-custom': async (source) => ({
    category_id: await source.brandOf(null),
    prices: [{ tier_id: await source.record('member-tier'), price: 90_000 }],
    min_qty: 1,
    max_qty: 5,
  }),
  // A manual method: the platform defines codes and fees of its own.
  'payment-method': async () => ({ source: 'manual' }),
  // Inactive, because a product may be in one sale at a time. One rule per scope.
  'selling-price': async (source, nth) => ({ scope: 'variation', variation_id: await source.variation(nth) }),
  // A sample would set one of two required hours, and saving requires the owner's PIN.
  'sub-account': async (_source, nth) => ({
    name: 'Karyawan Contoh',
    privileges: ['dashboard', 'product'],
    ip_lock: [`203.0.113.${nth % 200}`],
    pin: DEMO_PIN,
  }),
  'flash-sale': async () => ({ is_active: false, period: { start_at: inHours(24), end_at: inHours(26) } }),
};

export const typedFields = (resource: ResourceModel): Record<string, Field> =>
  Object.fromEntries(
    resource.form
      .flatMap(({ fields }) => fields)
      .flatMap((name) => {
        const field = resource.fields[name];
        return field && !field.computed ? [[name, field]] : [];
      }),
  );

/** Creates a record through the API, or like the website if people register. */
export async function createRecord(
  server: TestServer,
  { client, scope, source }: Partner,
  resource: ResourceModel,
  nth: number,
) {
  const body = await bodyOf(resource, source, nth);
  const rowsOf = storeRows[resource.store ?? ''];
  if (rowsOf) {
    const id = await rowsOf(server, scope, await source.record('member'), nth);
    return server.services.entities.of(resource).show(resource, scope, id);
  }
  if (!resource.can.includes('create')) {
    const shop = await sampleOf(resource.fields, source, nth);
    return server.services.entities.of(resource).create(resource, scope, { ...shop, ...body });
  }
  const { status, body: answer } = await client.post(resource.endpoint, body);
  if (status !== 200) throw new Error(`${resource.name}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** All calls of a resource with an id. */
export const callsWithId = (resource: ResourceModel, id: string, body: Record<string, unknown>) => {
  const { show, update, remove, restore } = entityEndpoints(resource);
  const at = (path: string) => path.replace(':id', id);
  return [
    { method: show.method, path: at(show.path) },
    ...(resource.history ? [{ method: 'GET', path: at(historyEndpoint(resource).path) }] : []),
    ...(resource.history && resource.can.includes('edit')
      ? [{ method: 'POST', path: at(returnEndpoint(resource).path), body: { version: 1, state: '1' } }]
      : []),
    ...(resource.can.includes('edit')
      ? [{ method: update.method, path: at(update.path), body: { ...body, version: 1 } }]
      : []),
    ...(resource.can.includes('delete')
      ? [
          { method: remove.method, path: at(remove.path) },
          { method: restore.method, path: at(restore.path), body: {} },
        ]
      : []),
  ];
};
