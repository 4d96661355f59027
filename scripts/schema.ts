/**
 * `npm run schema -- new <name>` writes a declaration, `-- explain <name>` prints what follows from one, and `-- diff`
 * what the declarations mean for stored records.
 */
import { createInterface } from 'node:readline';
import { Command as Program } from 'commander';
import { unknownWord } from '../src/admin/schema/check/nearest';
import { compile } from '../src/admin/schema/compile';
import { StartError } from '../src/platform/start-error';
import type { Configuration } from '../src/server/configuration';
import { pageRows } from '../src/web/routes/page-rows';
import { explain } from './schema-explain';
import { writeResource } from './schema-new';
import { validateConfiguration } from './validate-configuration';

const root = process.cwd();

/** The valid configuration. Throws `StartError` with its mistakes. */
async function readConfiguration(): Promise<Configuration> {
  const validated = await validateConfiguration(root);
  if ('errors' in validated) throw new StartError(validated.errors.join('\n'));
  return validated;
}

const program = new Program('npm run schema --').description('Declarations of entities (docs/schema.md)');
program
  .command('explain <name>')
  .description('prints pages, menu, API, access keys and storage of a resource')
  .action(async (name: string) => {
    const model = compile((await readConfiguration()).config, pageRows);
    const resource = model.resources.find((one) => one.name === name);
    const names = model.resources.map((one) => one.name);
    if (!resource) throw new StartError(unknownWord('explain', 'resource', name, names, names.join(', ')));
    console.log(explain(model, resource).join('\n'));
  });
program
  .command('diff')
  .description(
    'prints how stored records differ from the declarations; the embedded database needs a stopped server',
  )
  .action(async () => {
    const configuration = await readConfiguration();
    // The other commands need no server code.
    const { differences } = await import('./schema-diff');
    const lines = await differences(configuration);
    console.log(lines.length > 0 ? lines.join('\n') : 'All stored records fit their declarations.');
  });
program
  .command('new <name>')
  .description('asks a few questions and writes a declaration that passes the check')
  .action(async (name: string) => {
    const { config } = await readConfiguration();
    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const file = await writeResource(root, config, name, async (question, usual = '') => {
      process.stdout.write(`${question}${usual && ` [${usual}]`}: `);
      const { value } = await lines.next();
      return String(value ?? '').trim() || usual;
    });
    console.log(
      `\nWrote ${file} and named it in resources.config.ts. "npm start" or "npm run dev" shows it.`,
    );
    process.exit(0);
  });

program.parseAsync().catch((failure: unknown) => {
  console.error(failure instanceof StartError ? failure.message : failure);
  process.exit(1);
});
