import { parseArgs } from 'node:util';
import { reasonOf, StartError } from '../platform/start-error';

/** Options of the command line. Throws `StartError` for an unknown one. */
export function readArguments(): { accept: boolean } {
  try {
    return { accept: parseArgs({ options: { accept: { type: 'boolean', default: false } } }).values.accept };
  } catch (failure) {
    throw new StartError(reasonOf(failure));
  }
}
