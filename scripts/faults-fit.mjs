import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFiles } from './test-choice.mjs';

/** The tests that should notice a fault, as paths. */
export const noticing = ({ tests }, paths) =>
  paths.filter((path) => tests.some((part) => path.startsWith(part)));

/** Why a row of the table cannot be planted in the sources at `root`, a sentence each. */
export function unfit(faults, root) {
  const paths = testFiles(root).map(({ path }) => path);
  return faults.flatMap((fault) => {
    const times = readFileSync(join(root, fault.file), 'utf8').split(fault.was).length - 1;
    return [
      ...(times === 1 ? [] : [`${fault.file} holds this ${times} times, not once: ${fault.was}`]),
      ...(noticing(fault, paths).length > 0 ? [] : [`no test is at ${fault.tests.join(', ')}`]),
    ];
  });
}
