/**
 * Cruises the imports of the whole tree against `.dependency-cruiser.mjs` (docs/adr/0002).
 * Exit 1 on a violation, and when nothing was cruised: a tool that sees no module proves nothing.
 */
import { createRequire } from 'node:module';
import config from '../.dependency-cruiser.mjs';

// dependency-cruiser 17 hands every file to swc as plain TypeScript; JSX needs the flag that it lacks.
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const { cruise, format } = await import('dependency-cruiser');
const { options, forbidden } = config;
const { enhancedResolveOptions, tsConfig: _, ...cruiseOptions } = options;

/** Cruises `paths` and prints what crosses a border; resolves to the number of violations. */
export async function cruiseBorders(paths) {
  const { output } = await cruise(
    paths,
    { ...cruiseOptions, ruleSet: { forbidden }, validate: true },
    enhancedResolveOptions,
  );
  if (output.summary.totalCruised === 0) throw new Error('borders: 0 modules cruised');
  const report = await format(output, { outputType: 'err' });
  return { violations: output.summary.error, cruised: output.summary.totalCruised, report: report.output };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const paths = process.argv.slice(2);
  const { violations, cruised, report } = await cruiseBorders(
    paths.length ? paths : ['src', 'server', 'resources.config.ts'],
  );
  if (violations > 0) {
    console.error(report);
    process.exit(1);
  }
  console.log(`borders: ${cruised} modules, no violation`);
}
