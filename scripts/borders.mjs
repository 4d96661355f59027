/**
 * Checks the imports of the working directory against `.dependency-cruiser.mjs` (docs/adr/0002). Exit code 1
 * on a violation, or if no module was found.
 */
import { createRequire } from 'node:module';
import config, { circleFree } from '../.dependency-cruiser.mjs';
import { folderCircles } from './folder-circles.mjs';

// dependency-cruiser 17 passes every file to swc as plain TypeScript without the JSX flag.
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const { cruise, format } = await import('dependency-cruiser');
const { options, forbidden } = config;
const { enhancedResolveOptions, tsConfig: _, ...cruiseOptions } = options;

const { output } = await cruise(
  process.argv.length > 2 ? process.argv.slice(2) : ['src', 'demo', 'resources', 'resources.config.ts'],
  { ...cruiseOptions, ruleSet: { forbidden }, validate: true },
  enhancedResolveOptions,
);
const { totalCruised, error } = output.summary;
const circles = circleFree.flatMap((row) => folderCircles(output.modules, row));
// An exit at once would cut long output.
if (totalCruised === 0) {
  console.error('borders: 0 modules cruised');
  process.exitCode = 1;
} else if (error > 0 || circles.length > 0) {
  if (error > 0) console.error((await format(output, { outputType: 'err' })).output);
  console.error(circles.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`borders: ${totalCruised} modules, no violation`);
}
