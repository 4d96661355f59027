import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../src/platform/root';
import { askServer, openOperatorSocket } from '../../src/server/operator/operator-socket';
import { bundled } from './bundled';
import type { Client } from './client';
import { startTestServer, type TestServer } from './server';

const run = promisify(execFile);

/** A server with operator socket, and a partner who sees the effects. */
export class OperatorDesk {
  private closeOperatorSocket!: () => Promise<void>;

  private constructor(
    readonly server: TestServer,
    readonly mitra: Client,
  ) {}

  static async open(): Promise<OperatorDesk> {
    const server = await startTestServer();
    const desk = new OperatorDesk(server, await server.signIn());
    await desk.openSocket();
    return desk;
  }

  async openSocket(): Promise<void> {
    this.closeOperatorSocket = await openOperatorSocket(this.server.env.DATA_DIR, this.server.services);
  }

  closeSocket = (): Promise<void> => this.closeOperatorSocket();

  async close(): Promise<void> {
    await this.closeOperatorSocket();
    await this.server.close();
  }

  /**
   * Runs the command line; rejects with exit code and output. Without a database URL it can only reach the
   * running server.
   */
  type = (...words: string[]) => this.typeIn(repositoryRoot, ...words);

  typeIn = async (cwd: string, ...words: string[]) => {
    const { DATA_DIR } = this.server.env;
    return run(process.execPath, [...(await bundled('operator')), ...words], {
      cwd,
      env: { ...process.env, DATA_DIR, DATABASE_URL: '' },
    });
  };

  action = (command: string, given: Record<string, string> = {}) =>
    askServer(this.server.env.DATA_DIR, { step: 'do', command, given });

  /** Confirmation question. */
  question = (command: string, given: Record<string, string> = {}) =>
    askServer(this.server.env.DATA_DIR, { step: 'ask', command, given });

  rows = async (command: string): Promise<Record<string, unknown>[]> => {
    const reply = await this.action(command);
    if (!reply || !('done' in reply)) throw new Error(`${command}: ${JSON.stringify(reply)}`);
    return reply.done.table?.rows ?? [];
  };
}

export const profileOf = async (client: Client) => (await client.get('/v1/crm/profile')).body.data;

export const newest = async (client: Client) =>
  (await client.get('/v1/crm/notifications?limit=1')).body.data[0];
