import { postgresAvailable } from '../tests/support/database';
import { bulkFigures } from './bench/bulk';
import { enumerationFigures } from './bench/enumeration';
import { type Figure, isKept, lineOf } from './bench/figure';
import { finderFigures } from './bench/finder';
import { listFigures } from './bench/lists';
import { portalFigures } from './bench/portal';
import { priceListFigures } from './bench/price-list';
import { embeddedPurchases, postgresPurchases } from './bench/purchases';
import { restartFigures } from './bench/restart';
import { sellingLookFigures } from './bench/selling-look';
import { signedOrderFigures } from './bench/signed-orders';
import { statisticFigures } from './bench/statistic';
import { statisticMillionFigures } from './bench/statistic-million';
import { stormFigures } from './bench/storm';
import { webhookFigures } from './bench/webhooks';

/** What is measured, in order, or those named behind the command; those of PostgreSQL only where one answers. */
const parts: { name: string; postgres: boolean; measure: () => Promise<Figure[]> }[] = [
  { name: 'purchases', postgres: true, measure: postgresPurchases },
  { name: 'embedded', postgres: false, measure: embeddedPurchases },
  { name: 'signed-orders', postgres: true, measure: signedOrderFigures },
  { name: 'webhooks', postgres: true, measure: webhookFigures },
  { name: 'bulk', postgres: true, measure: bulkFigures },
  { name: 'portal', postgres: true, measure: portalFigures },
  { name: 'lists', postgres: true, measure: listFigures },
  { name: 'price-list', postgres: true, measure: priceListFigures },
  { name: 'finder', postgres: true, measure: finderFigures },
  { name: 'statistic', postgres: true, measure: statisticFigures },
  { name: 'statistic-million', postgres: true, measure: statisticMillionFigures },
  { name: 'selling-look', postgres: true, measure: sellingLookFigures },
  { name: 'enumeration', postgres: true, measure: enumerationFigures },
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
    if (!isKept(figure)) missed += 1;
  }
}
if (missed > 0) {
  console.error(`${missed} figure${missed > 1 ? 's' : ''} beyond the bound.`);
  process.exitCode = 1;
}
