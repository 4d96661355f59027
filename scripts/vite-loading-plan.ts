import type { Plugin } from 'vite';

/** File in the built client that lists what each screen loads. */
const PLAN = '.loading-plan.json';
/** Entry modules of screens: a page's own file, or one of these. */
const ENTRIES =
  /\/(src\/(?:topics\/[\w-]+\/web\/[\w-]+\/page(?:\.mobile)?|web\/(?:error\/page|app\/(?:portal-app|portal-frame|antd-app))|admin\/web\/\w+-screen)\.tsx)$/;

/**
 * Writes the files that each screen needs besides the initial one (`{ 'src/topics/accounts/web/login/page.tsx':
 * ['assets/…'] }`), so that a page can preload them instead of discovering them one by one.
 */
export const loadingPlan = (): Plugin => ({
  name: 'loading-plan',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const filesOf = (name: string, seen: Set<string>): string[] => {
      const chunk = byName.get(name);
      if (!chunk || seen.has(name)) return [];
      seen.add(name);
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
      return [...chunk.imports.flatMap((next) => filesOf(next, seen)), ...styles, name];
    };
    const first = new Set<string>();
    for (const { isEntry, fileName } of chunks)
      if (isEntry) for (const file of filesOf(fileName, new Set())) first.add(file);

    const plan: Record<string, string[]> = {};
    for (const { moduleIds, fileName } of chunks) {
      const entries = moduleIds.flatMap((id) => ENTRIES.exec(id)?.[1] ?? []);
      for (const entry of entries)
        plan[entry] = filesOf(fileName, new Set()).filter((file) => !first.has(file));
    }
    this.emitFile({ type: 'asset', fileName: PLAN, source: JSON.stringify(plan) });
  },
});
