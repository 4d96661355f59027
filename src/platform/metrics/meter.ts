import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { reasonOf } from '../start-error';

/** Histogram buckets in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type PurchaseEnd = 'success' | 'partial' | 'failed';

export type Meter = ReturnType<typeof createMeter>;

export function createMeter() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'lumbung_http_request_duration_seconds',
    help: 'Calls answered, by the declared path, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const purchases = new Counter({
    name: 'lumbung_purchases_total',
    help: 'Purchases that this process saw end.',
    labelNames: ['outcome'],
    registers,
  });
  // Starts at 0, so that the first increase is visible.
  for (const outcome of ['success', 'partial', 'failed'] satisfies PurchaseEnd[])
    purchases.inc({ outcome }, 0);

  const watched: (() => Promise<void>)[] = [];

  return {
    answered: (call: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe(call, seconds),
    purchaseEnded: (outcome: PurchaseEnd) => purchases.inc({ outcome }),

    /**
     * Gauges read at scrape time. Those that fail (database unavailable) are omitted so that the others
     * remain.
     */
    watch: <Name extends string>(
      gauges: Readonly<Record<Name, string>>,
      read: () => Promise<Record<Name, number>> | Record<Name, number>,
      onFailure: (reason: string) => void,
    ) => {
      const names = Object.keys(gauges) as Name[];
      const made = names.map((name) => {
        const gauge = new Gauge({ name, help: gauges[name], registers: [] });
        return [name, gauge] as const;
      });
      watched.push(async () => {
        try {
          const values = await read();
          for (const [name, gauge] of made) {
            gauge.set(values[name]);
            registry.registerMetric(gauge);
          }
        } catch (failure) {
          for (const [name] of made) registry.removeSingleMetric(name);
          onFailure(reasonOf(failure));
        }
      });
    },

    async text(): Promise<{ type: string; text: string }> {
      await Promise.all(watched.map((measure) => measure()));
      const all = Registry.merge([registry, ofProcess()]);
      return { type: all.contentType, text: await all.metrics() };
    },
  };
}

let process: Registry | undefined;

/** Memory, CPU and event loop delay of the process, registered once for all servers in it. */
function ofProcess(): Registry {
  if (!process) {
    process = new Registry();
    collectDefaultMetrics({ register: process });
  }
  return process;
}
