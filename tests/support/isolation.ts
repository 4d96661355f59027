import { expect } from 'vitest';
import type { ResourceModel } from '../../src/admin/schema/model';
import { type Partner, partnerOf, UNKNOWN_ID } from './entities';
import { operationsOf, send } from './operations';
import { startTestServer, type TestServer } from './server';

/** A call with an id. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Stores with shared records: catalogue items and price changes. */
const EVERYBODYS = ['price-history', 'price-list', 'selling-item'];

export const isEverybodys = ({ store }: ResourceModel): boolean =>
  store !== undefined && EVERYBODYS.includes(store);

/** Two partners: the stranger requests the owner's data. */
export class Isolation {
  private readonly tried = new Set<string>();

  private constructor(
    readonly server: TestServer,
    readonly owner: Partner,
    readonly stranger: Partner,
  ) {}

  static async open(): Promise<Isolation> {
    const server = await startTestServer();
    const [owner, stranger] = [
      await partnerOf(server, 'mitra@demo.test'),
      await partnerOf(server, 'lain@demo.test'),
    ];
    return new Isolation(server, owner, stranger);
  }

  get listed(): ResourceModel[] {
    return this.server.services.model.resources.filter(
      (resource) => !resource.single && !resource.lookupOnly && !isEverybodys(resource),
    );
  }

  /** Calls with the owner's id and an unknown id; both answers must be equal. */
  async alike(name: string, call: (id: string) => Call, id: string, status: number): Promise<void> {
    this.tried.add(name);
    const [theirs, nobodys] = [await this.ask(call(id)), await this.ask(call(UNKNOWN_ID))];
    // Answers may contain the requested id.
    const text = theirs.text.replaceAll(id, UNKNOWN_ID);
    expect({ name, ...theirs, text }).toEqual({ name, ...nobodys });
    expect({ name, status: theirs.status }).toEqual({ name, status });
  }

  /** Marks an operation as tested, because it references nothing owned. */
  pass(name: string): void {
    this.tried.add(name);
  }

  /** Untested operations with an id, of declared resources or all others. */
  untried(of: 'resources' | 'modules'): string[] {
    // The page that rows open by their id has calls of its own below the endpoint.
    const ofResource = (path: string) =>
      this.server.services.model.resources.some(
        ({ endpoint, opens }) =>
          path === endpoint ||
          (path.startsWith(`${endpoint}/`) &&
            (opens?.by !== 'id' || /\/(?:export|lookup|summary)$/.test(path))),
      );
    const takesId = operationsOf(this.server).filter(
      ({ path, schema }) => path.includes('{') || schema.includes('"format":"uuid"'),
    );
    const mine = takesId.filter(({ path }) => ofResource(path) === (of === 'resources'));
    expect(mine.length).toBeGreaterThan(0);
    return mine.map(({ name }) => name).filter((name) => !this.tried.has(name));
  }

  private ask = ({ method, path, body, headers }: Call) =>
    send(this.server, this.stranger.client.token, {
      method,
      url: path,
      ...(body !== undefined && { payload: body as object }),
      ...(headers && { headers }),
    });
}
