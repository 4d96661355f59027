/**
 * Circles of folders. dependency-cruiser has a scope for folders, but its circles run through every folder of the tree;
 * here only the folders count that a row names, whatever they meet elsewhere.
 * @param {import('dependency-cruiser').IModule[]} modules as they were cruised
 * @param {{ name: string, folder: RegExp }} row `folder` captures the name of the folder that a file belongs to
 * @returns {string[]} a line for each import that a circle of folders goes through
 */
export function folderCircles(modules, { name, folder }) {
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
