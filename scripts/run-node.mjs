import { spawn } from 'node:child_process';

/** Runs a Node program in `root` and returns what it printed. Throws an Error with all of its output on a non-zero exit. */
export function runNode(root, args, { env = {}, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, signal, env: { ...process.env, ...env } });
    let printed = '';
    let words = '';
    child.stdout.on('data', (part) => {
      printed += part;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        words += part;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(printed.trim()) : reject(new Error(words.trim()))));
  });
}
