/** `npm run check`: runs every static check in parallel and prints failures. */
import { spawn } from 'node:child_process';

const proofs = {
  biome: ['npx', 'biome', 'check', '--error-on-warnings', '.'],
  // Incremental. One checker, because four would each check the declarations again.
  tsc: [
    ...['npx', 'tsc', '--noEmit', '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json'],
  ],
  borders: ['node', 'scripts/borders.mjs'],
  knip: ['npx', 'knip'],
  config: ['npx', 'tsx', 'scripts/check-config.ts'],
};

const run = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => resolve({ code, output }));
  });

const results = await Promise.all(
  Object.entries(proofs).map(async ([name, command]) => ({ name, ...(await run(command)) })),
);
for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code !== 0 || name === 'config') process.stdout.write(output);
}
process.exit(results.some(({ code }) => code !== 0) ? 1 : 0);
