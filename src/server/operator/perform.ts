import { z } from 'zod';
import { AppError } from '../../platform/http/app-error';
import { VaultShutError } from '../../platform/vault/service';
import type { Services } from '../services';
import { OperatorError, type Outcome } from './command';
import { commands } from './commands';

/**
 * A command with its arguments, as sent to a running server. `ask` returns the confirmation question without
 * changes.
 */
export const operatorRequest = z.strictObject({
  step: z.enum(['ask', 'do']),
  command: z.string().max(60),
  given: z.record(z.string().max(40), z.string().max(4000)),
});
export type OperatorRequest = z.infer<typeof operatorRequest>;

export type Reply = { done: Outcome } | { question: string | null } | { refused: string };

/** Runs a command. Refusals are returned as a message; only program errors throw. */
export async function perform(services: Services, { step, command, given }: OperatorRequest): Promise<Reply> {
  const found = commands.find(({ name }) => name === command);
  if (!found) return { refused: `There is no command ${JSON.stringify(command)}.` };
  try {
    if (step === 'ask') return { question: (await found.confirm?.(services, given)) ?? null };
    return { done: await found.run(services, given) };
  } catch (failure) {
    if (failure instanceof OperatorError) return { refused: failure.message };
    if (failure instanceof AppError) return { refused: worded(failure) };
    if (failure instanceof VaultShutError) {
      return { refused: 'Sealed documents need the key of the servers: set FILE_KEY or DATA_DIR.' };
    }
    throw failure;
  }
}

function worded({ message, fields = {}, code }: AppError): string {
  const named = Object.entries(fields).map(([name, texts]) => `${name}: ${texts.join(' ')}`);
  return `${[message, ...named].join(' ')} (${code})`;
}
