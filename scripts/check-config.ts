/**
 * Validates the shipped configuration and access model as the server does at start. Other configuration files
 * may be named. Exit code 1 with one line per mistake.
 */
import { judgeConfig, judgeConfiguration } from './judge-configuration';

const named = process.argv.slice(2);
const judged = await Promise.all(
  named.length > 0 ? named.map(judgeConfig) : [judgeConfiguration(process.cwd())],
);
for (const one of judged) {
  if (!('errors' in one)) continue;
  for (const error of one.errors) console.error(error);
  process.exitCode = 1;
}
