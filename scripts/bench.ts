import { postgresAvailable } from '../tests/support/database';
import { enumerationFigures } from './bench/enumeration';
import { type Figure, isWithinBounds, lineOf } from './bench/figure';
import { listFigures } from './bench/lists';
import { liveFrameFigures } from './bench/live-frames';
import { restartFigures } from './bench/restart';
import { statisticMillionFigures } from './bench/statistic-million';
import { stormFigures } from './bench/storm';
import { webhookFigures } from './bench/webhooks';
import { websiteFigures } from './bench/website';

/** Benchmarks in order; those that need PostgreSQL are skipped without one. Arguments select by name. */
const parts: { name: string; postgres: boolean; measure: () => Promise<Figure[]> }[] = [
  { name: 'live-frames', postgres: true, measure: liveFrameFigures },
  { name: 'webhooks', postgres: true, measure: webhookFigures },
  { name: 'statistic-million', postgres: true, measure: statisticMillionFigures },
  { name: 'lists', postgres: true, measure: listFigures },
  { name: 'enumeration', postgres: true, measure: enumerationFigures },
  { name: 'website', postgres: true, measure: websiteFigures },
  { name: 'restart', postgres: false, measure: restartFigures },
  { name: 'storm', postgres: false, measure: stormFigures },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => parts.every(({ name }) => name !== word));
if (unknown.length > 0) {
  console.error(`No figure is called ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const postgres = await postgresAvailable();
if (!postgres) console.log('No PostgreSQL answers (TEST_DATABASE_URL): its figures are left out.');

let missed = 0;
for (const part of parts) {
  if ((part.postgres && !postgres) || (wanted.length > 0 && !wanted.includes(part.name))) continue;
  for (const figure of await part.measure()) {
    console.log(lineOf(figure));
    if (!isWithinBounds(figure)) missed += 1;
  }
}
if (missed > 0) {
  console.error(`${missed} figure${missed > 1 ? 's' : ''} beyond the bound.`);
  process.exitCode = 1;
}
