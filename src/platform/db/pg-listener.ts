import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { reasonOf } from '../start-error';
import { logConnectionLoss } from './connection-log';

interface Subscriber {
  onMessage: (payload: string) => void;
  onReconnect: () => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 2_000;
/** Milliseconds: a heartbeat detects connections that die silently. */
const HEARTBEAT = 2_000;
const PATIENCE = 2_000;

/**
 * One connection per process for all channels. When it is lost it reconnects: immediately, after 0.25, 0.5
 * and 1 second, then every 2 seconds. `onReconnect` runs after listening is restored.
 */
export class PgListener {
  private readonly channels = new Map<string, Set<Subscriber>>();
  private readonly closed = new AbortController();
  private first: Promise<void> | undefined;
  private client: pg.Client | undefined;

  constructor(private readonly url: string) {}

  async listen(channel: string, subscriber: Subscriber): Promise<() => Promise<void>> {
    const subscribers = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, subscribers.add(subscriber));
    try {
      this.first ??= this.connect();
      await this.first;
    } catch (failure) {
      this.first = undefined;
      subscribers.delete(subscriber);
      throw failure;
    }
    await this.execute(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      subscribers.delete(subscriber);
      if (subscribers.size > 0 || this.channels.get(channel) !== subscribers) return;
      this.channels.delete(channel);
      await this.execute(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.client?.end();
  }

  /** A failure is ignored: reconnecting listens to the current channels. */
  private async execute(statement: string): Promise<void> {
    await this.client?.query(statement).catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    let pulse: NodeJS.Timeout | undefined;
    const lose = (failure?: Error) => {
      clearInterval(pulse);
      if (this.client !== client) return;
      this.client = undefined;
      client.end().catch(() => undefined);
      if (!this.closed.signal.aborted) void this.reconnect(failure);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of this.channels.get(channel) ?? []) onMessage(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of this.channels.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (failure) {
      client.end().catch(() => undefined);
      throw failure;
    }
    this.client = client;
    pulse = setInterval(() => client.query('select 1').catch(lose), HEARTBEAT);
    pulse.unref();
    if (this.closed.signal.aborted) await client.end();
  }

  private async reconnect(failure: Error | undefined): Promise<void> {
    logConnectionLoss('the listening connection', failure ? reasonOf(failure) : 'ended');
    let wait = 0;
    while (!this.closed.signal.aborted) {
      try {
        await this.connect();
        break;
      } catch {
        wait = Math.min(wait * 2 || FIRST_WAIT, LONGEST_WAIT);
        await delay(wait, undefined, { signal: this.closed.signal }).catch(() => undefined);
      }
    }
    if (this.closed.signal.aborted) return;
    for (const subscribers of this.channels.values()) {
      for (const { onReconnect } of subscribers) onReconnect();
    }
  }
}
