/** The shipped configuration and access model, judged as the server judges them at start. */
import { readFileSync } from 'node:fs';
import config from '../resources.config';
import { checkAccessModel } from '../src/core/access/check-model';
import { pageRows } from '../src/core/routes';
import { check } from '../src/core/schema/check';

const modelText = readFileSync(new URL('../access.model.conf', import.meta.url), 'utf8');
const faults = [
  ...check(config, pageRows).map((fault) => `resources.config.ts: ${fault}`),
  ...(await checkAccessModel(modelText)),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`config: ${config.resources.length} resources, ${pageRows.length} pages, no fault`);
