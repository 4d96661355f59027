import { entityEndpoints } from '../../src/core/contract/entity';
import type { StoredImage } from '../../src/core/contract/upload';
import { resourceOf } from '../../src/core/schema/compile';
import type { Field } from '../../src/core/schema/field';
import type { ResourceModel } from '../../src/core/schema/model';
import type { Client } from './client';
import { query } from './query';
import { pictureOf, type SampleSource, sampleOf } from './sample';
import type { TestServer } from './server';

export const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

/** A partner of the demonstration with what a test needs to act for it, in the browser's place and in the shop's. */
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

/** Makes pictures and records of the partner as they are asked for, each once. */
function sourceOf(server: TestServer, scope: Partner['scope']): SampleSource {
  const pictures = new Map<string, Promise<StoredImage>>();
  const records = new Map<string, Promise<string>>();
  const once = <T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known;
  };
  const source: SampleSource = {
    picture: ({ width = 40, height = 40 }) =>
      once(pictures, `${width}x${height}`, async () => {
        const bytes = await pictureOf(width, height);
        return server.services.upload.keep(scope, { width, height }, { name: 'contoh.png', bytes });
      }),
    record: (name) =>
      once(records, name, async () => {
        const resource = resourceOf(server.services.model, name);
        const { reference: _reference, references: _references, ...fields } = typedFields(resource);
        const body = await sampleOf(fields, source, 900);
        return (await server.services.entities.of(resource).create(resource, scope, body)).id;
      }),
  };
  return source;
}

/** The fields of the form that a person fills in. */
export const typedFields = (resource: ResourceModel): Record<string, Field> =>
  Object.fromEntries(
    resource.form
      .flatMap(({ fields }) => fields)
      .flatMap((name) => {
        const field = resource.fields[name];
        return field && !field.computed ? [[name, field]] : [];
      }),
  );

/** A record made as its partner would: through the API, or as the website does where people only register. */
export async function createRecord(
  server: TestServer,
  { client, scope, source }: Partner,
  resource: ResourceModel,
  nth: number,
) {
  const body = await sampleOf(typedFields(resource), source, nth);
  if (!resource.can.includes('create')) {
    const shop = await sampleOf(resource.fields, source, nth);
    return server.services.entities.of(resource).create(resource, scope, { ...shop, ...body });
  }
  const { status, body: answer } = await client.post(resource.endpoint, body);
  if (status !== 200) throw new Error(`${resource.name}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Every address of a resource with an id in it, as a stranger would try them. */
export const callsWithId = (resource: ResourceModel, id: string, body: Record<string, unknown>) => {
  const { show, update, remove, restore } = entityEndpoints(resource);
  const at = (path: string) => path.replace(':id', id);
  return [
    { method: show.method, path: at(show.path) },
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
