import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../../core/contract/endpoint';
import type { Database } from '../../platform/db/client';
import { AppError } from '../../platform/http/app-error';
import { isOperator } from '../../platform/http/operator-access';
import { METRICS } from '../../platform/http/operator-paths';
import { readJobsWaiting } from '../../platform/jobs/waiting-store';
import type { Meter } from '../../platform/metrics/meter';

const SECOND = 1_000;
/** Label for unknown paths, because user input must not become a label. */
const NO_ROUTE = 'none';

export interface MetricsDeps {
  meter: Meter;
  database: Database;
  /** `METRICS_TOKEN`. */
  token: string | undefined;
  supply: () => Promise<{ closed: number; waiting: number }>;
}

/** `/metrics`, and the counting of responses. Call it before the routes. */
export function installMetrics(app: FastifyInstance, { meter, database, token, supply }: MetricsDeps): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = request.is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE);
    meter.answered({ method, route, status: reply.statusCode }, reply.elapsedTime / SECOND);
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ req: request, route, status: reply.statusCode, milliseconds }, 'answered');
  });

  const unread = (reason: string) => app.log.warn({ reason }, 'some metrics could not be read');
  const { connections } = database;
  if (connections) {
    // Read before the other gauges, whose own queries would be counted.
    meter.watch(
      {
        lumbung_database_connections: 'Connections of this process to PostgreSQL.',
        lumbung_database_connections_idle: 'Those that nobody uses.',
        lumbung_database_waiting: 'Calls that wait for a connection.',
      },
      () => {
        const { open, idle, waiting } = connections();
        return {
          lumbung_database_connections: open,
          lumbung_database_connections_idle: idle,
          lumbung_database_waiting: waiting,
        };
      },
      unread,
    );
  }
  meter.watch(
    {
      lumbung_jobs_waiting: 'Jobs that are due and not done, of all processes.',
      lumbung_jobs_oldest_seconds: 'How long the oldest of them has been due.',
    },
    async () => {
      const { waiting, oldest } = await readJobsWaiting(database);
      return { lumbung_jobs_waiting: waiting, lumbung_jobs_oldest_seconds: oldest };
    },
    unread,
  );
  meter.watch(
    {
      lumbung_suppliers_closed: 'Suppliers outside that refuse us or do not answer.',
      lumbung_supplier_oldest_seconds: 'How long the oldest order has been at a supplier outside.',
    },
    async () => {
      const { closed, waiting } = await supply();
      return { lumbung_suppliers_closed: closed, lumbung_supplier_oldest_seconds: waiting };
    },
    unread,
  );
  meter.watch(
    { lumbung_sockets: 'Open live sockets of this process.' },
    () => ({ lumbung_sockets: app.websocketServer.clients.size }),
    unread,
  );
  app.get(
    METRICS,
    { config: { object: PUBLIC, alwaysOpen: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!isOperator(request, token)) throw new AppError('NOT_FOUND');
      const { type, text } = await meter.text();
      return reply.type(type).send(text);
    },
  );
}
