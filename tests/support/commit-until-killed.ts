/**
 * A process to be killed: commits rows to the embedded database of DATA_DIR and prints each acknowledged one.
 */
import { openDatabase } from '../../src/platform/db/client';

const database = await openDatabase({ DATA_DIR: process.env.DATA_DIR ?? '' });
await database.run({ name: 'make', text: 'create table if not exists kept (n integer primary key)' }, []);
const insert = {
  name: 'insert',
  text: 'insert into kept select coalesce(max(n), 0) + 1 from kept returning n',
};
for (;;) {
  const [row] = await database.run<{ n: number }>(insert, []);
  process.stdout.write(`${row?.n}\n`);
}
