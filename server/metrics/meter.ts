import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { reasonOf } from '../start-error';

/** Seconds. Answers take milliseconds; what takes seconds waits for something. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** How a purchase ended: delivered, in part, or failed with the balance given back. */
export type PurchaseEnd = 'success' | 'partial' | 'failed';

export type Meter = ReturnType<typeof createMeter>;

/** What one process counts about its work, named as docs/operating.md lists it. */
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
  // From the first scrape on, so that an increase can be told from a start.
  for (const outcome of ['success', 'partial', 'failed'] satisfies PurchaseEnd[])
    purchases.inc({ outcome }, 0);

  const watched: (() => Promise<void>)[] = [];

  return {
    answered: (call: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe(call, seconds),
    purchaseEnded: (outcome: PurchaseEnd) => purchases.inc({ outcome }),

    /**
     * Numbers that are read when somebody asks for them. What cannot be read now (a database that is away) is left out:
     * the others are wanted most just then.
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

    /** Prometheus' text format. */
    async text(): Promise<{ type: string; text: string }> {
      await Promise.all(watched.map((look) => look()));
      const all = Registry.merge([registry, ofProcess()]);
      return { type: all.contentType, text: await all.metrics() };
    },
  };
}

let process: Registry | undefined;

/** Memory, processor, delay of the event loop: of the whole process, and measured once however many servers are in it. */
function ofProcess(): Registry {
  if (!process) {
    process = new Registry();
    collectDefaultMetrics({ register: process });
  }
  return process;
}
