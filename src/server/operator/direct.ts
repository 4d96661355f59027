import { openDatabase } from '../../platform/db/client';
import { migrate } from '../../platform/db/migrate';
import type { Env } from '../../platform/env';
import type { Configuration } from '../configuration';
import { loadModel } from '../model';
import { createServices } from '../services';
import { type OperatorRequest, perform, type Reply } from './perform';

export interface Desk {
  perform(request: OperatorRequest): Promise<Reply>;
  close(): Promise<void>;
}

/**
 * Executes commands on the database itself if no server runs. Other processes are notified through the
 * database.
 */
export async function openDesk(env: Env, configuration: Configuration): Promise<Desk> {
  const database = await openDatabase(env);
  try {
    await migrate(database);
    const services = createServices({ env, database, loaded: loadModel(configuration) });
    await services.vault.join();
    return { perform: (request) => perform(services, request), close: () => database.close() };
  } catch (failure) {
    await database.close();
    throw failure;
  }
}
