/** Writes the configuration that server and browsers load. Exit code 1 with one line per mistake. */
import { noteOnHistory, validateConfiguration } from './validate-configuration';
import { writeConfiguration } from './write-configuration';

const validated = await writeConfiguration(process.cwd(), validateConfiguration);
if ('errors' in validated) {
  for (const error of validated.errors) console.error(error);
  process.exitCode = 1;
} else {
  const note = noteOnHistory(validated.config);
  if (note) console.log(note);
}
