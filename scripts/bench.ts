import { postgresAvailable } from '../tests/support/database';
import { type Figure, holds, lineOf } from './bench/figure';
import { listFigures } from './bench/lists';
import { portalFigures } from './bench/portal';
import { embeddedPurchases, postgresPurchases } from './bench/purchases';

/** What is measured, in order; those of PostgreSQL are left out where none answers. */
const parts: { postgres: boolean; measure: () => Promise<Figure[]> }[] = [
  { postgres: true, measure: postgresPurchases },
  { postgres: false, measure: embeddedPurchases },
  { postgres: true, measure: portalFigures },
  { postgres: true, measure: listFigures },
];

const postgres = await postgresAvailable();
if (!postgres) console.log('No PostgreSQL answers (TEST_DATABASE_URL): its figures are left out.');

let missed = 0;
for (const part of parts) {
  if (part.postgres && !postgres) continue;
  for (const figure of await part.measure()) {
    console.log(lineOf(figure));
    if (!holds(figure)) missed += 1;
  }
}
if (missed > 0) {
  console.error(`${missed} figure${missed > 1 ? 's' : ''} beyond the bound.`);
  process.exitCode = 1;
}
