import { v4 } from 'uuid';
import { afterAll, beforeAll } from 'vitest';
import { resourceOf } from '../../src/admin/schema/compile';
import type { Config } from '../../src/admin/schema/resource';
import { doSeen } from './actions';
import { bodyOf, createRecord, type Partner, partnerOf } from './entities';
import { query } from './query';
import { startTestServer, type TestServer } from './server';

/** Two shops with their owners, for the calling test file. */
export function shopRecords(config?: Config) {
  let server: TestServer;
  let owner: Partner;
  let stranger: Partner;
  let nth = 0;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'accounts', ...(config && { config }) });
    owner = await partnerOf(server, 'mitra@demo.test');
    stranger = await partnerOf(server, 'lain@demo.test');
  });
  // Closes even if opening failed, because the next file runs in the same process.
  afterAll(() => server?.close());

  const resource = (name: string) => resourceOf(server.services.model, name);
  const path = (name: string, rest = '') => `${resource(name).endpoint}${rest}`;
  const read = async (name: string, id: string) => (await owner.client.get(path(name, `/${id}`))).body.data;
  /** A valid body with these values. */
  const sample = async (name: string, given: Record<string, unknown> = {}, by = owner) => ({
    ...(await bodyOf(resource(name), by.source, ++nth, given)),
    ...given,
  });

  return {
    get server() {
      return server;
    },
    get owner() {
      return owner;
    },
    get stranger() {
      return stranger;
    },
    sql: (text: string, values: unknown[] = []) => query(server.database, text, values),
    ...{ resource, path, read, sample },
    make: (name: string) => createRecord(server, owner, resource(name), ++nth),
    send: async (name: string, given: Record<string, unknown>) =>
      owner.client.post(path(name), await sample(name, given)),
    /** The record's form data with these changes. */
    edit: async (name: string, id: string, given: object) => {
      const data = await read(name, id);
      const fields = resource(name).form.flatMap((section) => section.fields);
      const typed = Object.fromEntries(fields.map((field) => [field, data[field]]));
      return owner.client.put(path(name, `/update/${id}`), { ...typed, ...given, version: data.version });
    },
    remove: (name: string, id: string) => owner.client.delete(path(name, `/${id}`)),
    action: (name: string, activity: string, body: object, by = owner) =>
      by.client.post(path(name, `/act/${activity}`), { key: v4(), ...body }),
    /** Previews an action, then confirms it. */
    actionSeen: (name: string, activity: string, body: object, by = owner) =>
      doSeen(by.client, path(name, `/act/${activity}`), body),
  };
}
