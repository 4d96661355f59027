import { spawn } from 'node:child_process';

/** Runs a Node program in `root`. Throws an Error with its output on a non-zero exit. */
export function runNode(root, args, { env = {}, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, signal, env: { ...process.env, ...env } });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        words += part;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(words.trim()))));
  });
}
