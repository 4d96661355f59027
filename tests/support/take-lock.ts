/** A process that tries to take the given lock, prints the result, and waits to be ended. */
import { takeLock } from '../../src/platform/db/lock-file';

try {
  takeLock(process.argv[2] ?? '');
  process.stdout.write('held\n');
} catch (failure) {
  process.stdout.write(`refused: ${(failure as Error).message}\n`);
}
process.stdin.resume();
