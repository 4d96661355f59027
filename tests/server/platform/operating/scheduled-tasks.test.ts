import fastify from 'fastify';
import { expect, test } from 'vitest';
import { installTasks } from '../../../../src/server/plugins/scheduled-tasks';

test('a long task is signalled when the process closes, and awaited', async () => {
  const app = fastify();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let said = '';
  const poll = (_log: unknown, closing: AbortSignal) =>
    new Promise<void>((end) => {
      closing.addEventListener('abort', () => {
        said = 'left off';
        end();
      });
      begin();
    });
  installTasks(app, [{ what: 'much', pause: 0, poll }]);
  await app.ready();
  await begun;
  await app.close();
  expect(said).toBe('left off');
});
