import fastify from 'fastify';
import { expect, test } from 'vitest';
import { installSweeps } from '../../../../src/server/plugins/sweeps';

test('a look that has much to do hears that the process closes, and is waited for', async () => {
  const app = fastify();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let said = '';
  const look = (_log: unknown, closing: AbortSignal) =>
    new Promise<void>((end) => {
      closing.addEventListener('abort', () => {
        said = 'left off';
        end();
      });
      begin();
    });
  installSweeps(app, [{ what: 'much', pause: 0, look }]);
  await app.ready();
  await begun;
  await app.close();
  expect(said).toBe('left off');
});
