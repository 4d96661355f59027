/**
 * Checks the imports of the working directory against `.dependency-cruiser.mjs` (docs/adr/0002). Exit code 1
 * on a violation, or if no module was found.
 */
import { createRequire } from 'node:module';
import config, { circleFree } from '../.dependency-cruiser.mjs';

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

/**
 * Circles of folders. dependency-cruiser has a scope for folders, but its circles run through every folder of the tree;
 * here only the folders count that a row names, whatever they meet elsewhere.
 * @param {import('dependency-cruiser').IModule[]} modules as they were cruised
 * @param {{ name: string, folder: RegExp }} row `folder` captures the name of the folder that a file belongs to
 * @returns {string[]} a line for each import that a circle of folders goes through
 */
function folderCircles(modules, { name, folder }) {
  const folderOf = (file) => folder.exec(file)?.[1];
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => ({ source, resolved, from: folderOf(source), to: folderOf(resolved) }))
      .filter(({ from, to }) => from && to && from !== to),
  );
  const known = new Map();
  for (const { from, to } of imports) known.set(from, (known.get(from) ?? new Set()).add(to));
  const reached = new Map([...known.keys()].map((from) => [from, reachedFrom(from, known)]));
  return imports
    .filter(({ from, to }) => reached.get(to)?.has(from))
    .map(({ source, resolved }) => `error ${name}: ${source} → ${resolved}`);
}

/** All folders reachable from one. */
function reachedFrom(start, known) {
  const met = new Set(known.get(start));
  for (const folder of met) for (const next of known.get(folder) ?? []) met.add(next);
  return met;
}
