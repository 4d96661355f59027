import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ path: string, text: string }} TestFile */

/** Every file of tests, journeys among them, with what stands in it. */
export function testFiles(root) {
  return readdirSync(join(root, 'tests'), { recursive: true })
    .map((path) => `tests/${path}`)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * What the words mean: files whose path holds all of them, whole; else those in which they stand together, and there
 * what is called so (`name`). Null when they stand nowhere.
 */
export function chosenByWords(words, files) {
  const wanted = words.map((word) => word.toLowerCase());
  const byPath = files.filter(({ path }) => wanted.every((word) => path.toLowerCase().includes(word)));
  if (byPath.length > 0) return { files: pathsOf(byPath), name: null };
  const phrase = words.join(' ');
  const byName = files.filter(({ text }) => text.toLowerCase().includes(phrase.toLowerCase()));
  return byName.length > 0 ? { files: pathsOf(byName), name: phrase } : null;
}

/** What everything stands on: a change there touches every test. */
const ground =
  /^(package-lock\.json|(vite|vitest|playwright)\.config\.ts|resources\.config\.ts|resources\/.*|access\.model\.conf|index\.html|tests\/support\/.*|server\/[\w-]+\.ts|server\/(db|env|http|jobs|metrics|plugins|services)\/.*|src\/(app|api)\/.*|src\/core\/(schema|access|contract|entity|routes)\/.*|src\/core\/[\w-]+\.ts)$/;

/** Folders whose names are topics of the product. */
const topical =
  /^(?:server(?:\/(?:modules\/\w+|adapters|operator))?|src\/(?:pages|core|screens|features|layout|fields|custom|ui))\/([\w-]+)/;

/** Words of one letter more or less mean the same topic: `accounts` and `account`. */
const stem = (word) => word.replace(/s$/, '');

/**
 * What these changed files touch: 'all', or paths of tests. A changed test touches itself; a topic (`topup` of
 * `server/modules/trade/topup`) those that are named after it, import from it or go to its page.
 */
export function chosenByChange(changed, files) {
  if (changed.some((path) => ground.test(path))) return 'all';
  const topics = changed
    .flatMap((path) => topical.exec(path)?.[1] ?? [])
    .map((name) => name.replace(/\.\w+$/, ''));
  const isTouched = ({ path, text }) =>
    changed.includes(path) ||
    changed.some((one) => text.includes(`/${one.replace(/\.tsx?$/, '')}'`)) ||
    topics.some(
      (topic) => isNamedAfter(path, topic) || text.includes(`/${topic}/`) || text.includes(`'/${topic}`),
    );
  return pathsOf(files.filter(isTouched));
}

const isNamedAfter = (path, topic) => {
  const [file = ''] = path.split('/').slice(-1);
  const name = file.split('.')[0]?.split('-').map(stem) ?? [];
  return topic
    .split('-')
    .map(stem)
    .every((word) => name.includes(word));
};

const pathsOf = (files) => files.map(({ path }) => path);
