import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ path: string, text: string }} TestFile */

/** Every test file with its content. */
export function testFiles(root) {
  return readdirSync(join(root, 'tests'), { recursive: true })
    .map((path) => `tests/${path}`)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * Selects files whose path contains all words; else files that contain the phrase, with `name` as test
 * filter. Null if nothing matches.
 */
export function chosenByWords(words, files) {
  const wanted = words.map((word) => word.toLowerCase());
  const byPath = files.filter(({ path }) => wanted.every((word) => path.toLowerCase().includes(word)));
  if (byPath.length > 0) return { files: pathsOf(byPath), name: null };
  const phrase = words.join(' ');
  const byName = files.filter(({ text }) => text.toLowerCase().includes(phrase.toLowerCase()));
  return byName.length > 0 ? { files: pathsOf(byName), name: phrase } : null;
}

/** Shared files: a change there selects every test. */
const shared =
  /^(package-lock\.json|(vite|vitest|playwright)\.config\.ts|resources\.config\.ts|resources\/.*|access\.model\.conf|index\.html|tests\/support\/.*|src\/(?:platform|server|web)\/[\w-]+\.ts|src\/platform\/(db|env|http|jobs|metrics|web)\/.*|src\/server\/(plugins|services)\/.*|src\/web\/(app|routes|page)\/.*|src\/admin\/(schema|access|entity)\/.*|src\/admin\/web\/(session|data)\/.*|src\/core\/(contract|routes|session)\/.*|src\/core\/[\w-]+\.ts)$/;

/** Folders named after features; of a topic also the folder of the module or page. */
const topical = [
  /^src\/(?:topics|platform|core|ui|admin\/web|web|server)\/([\w-]+)/,
  /^src\/topics\/[\w-]+\/(?:server|web)\/([\w-]+)\//,
];

/** Singular and plural mean the same feature. */
const stem = (word) => word.replace(/s$/, '');

/**
 * Tests affected by changed files: 'all', or paths. A changed test selects itself; a feature (`topup` of
 * `src/topics/topup`) selects tests with its folder, name, imports or page.
 */
export function chosenByChange(changed, files) {
  if (changed.some((path) => shared.test(path))) return 'all';
  const topics = changed
    .flatMap((path) => topical.flatMap((names) => names.exec(path)?.[1] ?? []))
    .map((name) => name.replace(/\.\w+$/, ''));
  const isTouched = ({ path, text }) =>
    changed.includes(path) ||
    changed.some((one) => text.includes(`/${one.replace(/\.tsx?$/, '')}'`)) ||
    topics.some((topic) => liesBy(path, topic) || text.includes(`/${topic}/`) || text.includes(`'/${topic}`));
  return pathsOf(files.filter(isTouched));
}

/** In the folder of the topic, or with its words in the name of the file. */
const liesBy = (path, topic) => {
  if (path.includes(`/${topic}/`)) return true;
  const [file = ''] = path.split('/').slice(-1);
  const name = file.split('.')[0]?.split('-').map(stem) ?? [];
  return topic
    .split('-')
    .map(stem)
    .every((word) => name.includes(word));
};

const pathsOf = (files) => files.map(({ path }) => path);
