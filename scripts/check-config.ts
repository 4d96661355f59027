/**
 * Validates the shipped configuration and access model as the server does at start. Other configuration files
 * may be named. Exit code 1 with one line per mistake.
 */
import { noteOnHistory, validateConfig, validateConfiguration } from './validate-configuration';

const named = process.argv.slice(2);
const validated = await Promise.all(
  named.length > 0 ? named.map((path) => validateConfig(path)) : [validateConfiguration(process.cwd())],
);
for (const one of validated) {
  if (!('errors' in one)) {
    const note = noteOnHistory(one.config);
    if (note) console.log(note);
    continue;
  }
  for (const error of one.errors) console.error(error);
  process.exitCode = 1;
}
