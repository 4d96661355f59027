import { execFileSync } from 'node:child_process';

const lines = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the merge base with `main`; on `main`, or without it, from the last commit. */
export function changedFiles() {
  return [
    ...new Set([
      ...lines('diff', '--name-only', base()),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

function base() {
  try {
    return lines('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}
