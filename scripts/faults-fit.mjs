import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFiles } from './test-choice.mjs';

/** Test paths that should detect a fault. */
export const noticing = ({ tests }, paths) =>
  paths.filter((path) => tests.some((part) => path.startsWith(part)));

/** Reasons why rows of the table cannot be applied to the sources at `root`. */
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
