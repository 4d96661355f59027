import { Agent, request } from 'node:http';
import { startApiProcess } from '../../tests/support/api-process';
import { openTestDatabase } from '../../tests/support/database';
import { fillings } from '../../tests/support/seeds';
import type { Figure } from './figure';

const HOST = 'toko-sari-digital.localhost';
const SECONDS = 5;
const AT_ONCE = 8;

/** Home pages per second of one process, which uses one core. */
export async function websiteFigures(): Promise<Figure[]> {
  const store = await openTestDatabase(fillings.demo(), 'postgres');
  const api = await startApiProcess({ ...store.env, SEED: 'demo' });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    await home(api.url, agent);
    const until = performance.now() + SECONDS * 1000;
    let count = 0;
    const visit = async (): Promise<void> => {
      while (performance.now() < until) {
        await home(api.url, agent);
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    return [{ name: 'Website: home pages a second', value: count / SECONDS, unit: 'pages', least: 200 }];
  } finally {
    agent.destroy();
    await api.kill();
    await store.close();
  }
}

const home = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { host: HOST, 'accept-encoding': 'gzip', accept: 'text/html' };
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
