/** `npm run operator -- <topic> <action> …`: commands for the staff of the portal. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Command as Program } from 'commander';
import { v7 } from 'uuid';
import { readEnv } from '../src/platform/env';
import { repositoryRoot } from '../src/platform/root';
import { reasonOf, StartError } from '../src/platform/start-error';
import { madeConfiguration } from '../src/server/configuration';
import { type Command, drawTable, type Given, harmless } from '../src/server/operator/command';
import { commands } from '../src/server/operator/commands';
import type { Desk } from '../src/server/operator/direct';
import { askServer, isServed } from '../src/server/operator/operator-socket';
import type { OperatorRequest, Reply } from '../src/server/operator/perform';
import { freshConfiguration } from './fresh-configuration.mjs';

const STOPPED = 'The server stopped meanwhile.';
/** Tries of one money operation, and milliseconds between them. */
const MOST_TRIES = 3;
const PAUSE = 1_000;

async function ask(request: OperatorRequest): Promise<Reply> {
  const desk = await openDesk();
  return desk.perform(request).finally(desk.close);
}

/** Retries under one idempotency key until an answer arrives: a lost answer may hide a completed change. */
async function insist(request: OperatorRequest, key: string): Promise<Reply> {
  console.log(`Key ${key}`);
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    if (tries > 1) await delay(PAUSE);
    try {
      const reply = await ask(request);
      if (!('refused' in reply && reply.refused === STOPPED)) return reply;
    } catch (failure) {
      if (failure instanceof StartError) throw failure;
    }
  }
  throw new StartError(`No answer came. Type it again with --key ${key}: what was done is not done twice.`);
}

/** The running server, or the database itself if no server runs. */
async function openDesk(): Promise<Desk> {
  const env = readEnv();
  if (await isServed(env.DATA_DIR)) {
    return {
      async perform(request) {
        const reply = await askServer(env.DATA_DIR, request);
        return reply ?? { refused: STOPPED };
      },
      close: async () => undefined,
    };
  }
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db'))) {
    throw new StartError(
      `There is no database in ${env.DATA_DIR}: start the server once, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  await freshConfiguration(repositoryRoot).catch((failure) => {
    throw new StartError(reasonOf(failure));
  });
  return (await import('../src/server/operator/direct')).openDesk(env, await madeConfiguration());
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartError(`${question} Nobody is there to ask: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-D counts as no.
  const gone = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), gone]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function perform({ name, confirm, keyed }: Command, given: Given, sure: boolean): Promise<void> {
  const input = keyed ? { ...given, key: given.key ?? v7() } : { ...given };
  if (confirm && !sure) {
    const { question } = unwrap(await ask({ step: 'ask', command: name, given: input }), 'question');
    if (question && !(await agrees(harmless(question)))) {
      console.log('Nothing was done.');
      return;
    }
  }
  const request: OperatorRequest = { step: 'do', command: name, given: input };
  const { done } = unwrap(await (input.key ? insist(request, input.key) : ask(request)), 'done');
  if (done.text) console.log(harmless(done.text));
  if (done.table) console.log(drawTable(done.table.columns, done.table.rows));
  if (done.file) save(done.file);
}

/** Returns the reply with this key. Throws the message of a refusal. */
function unwrap<Key extends string>(reply: Reply, key: Key): Extract<Reply, Record<Key, unknown>> {
  if ('refused' in reply) throw new StartError(reply.refused);
  if (!(key in reply)) throw new StartError('The server answered something else: it is of another version.');
  return reply as Extract<Reply, Record<Key, unknown>>;
}

/** Readable by this user only, and never overwrites a file. */
function save({ name, base64 }: { name: string; base64: string }): void {
  try {
    writeFileSync(name, Buffer.from(base64, 'base64'), { flag: 'wx', mode: 0o600 });
  } catch (failure) {
    throw new StartError(`${name} cannot be written here: ${reasonOf(failure)}`);
  }
  console.log(`Saved as ${name}. Delete it when you have looked at it.`);
}

/** Parsed arguments as texts by name. */
function givenOf(command: Command, typed: unknown[]): { given: Given; sure: boolean } {
  const options = typed[command.arguments?.length ?? 0] as Record<string, unknown>;
  const entries = (command.arguments ?? []).map(({ name }, nth): [string, string] => [
    name,
    [typed[nth] ?? []].flat().join(' '),
  ]);
  for (const { name } of command.options ?? []) {
    const value = options[name];
    if (value !== undefined && value !== false) entries.push([name, value === true ? 'yes' : String(value)]);
  }
  return { given: Object.fromEntries(entries), sure: options.yes === true };
}

const program = new Program('npm run operator --').description(
  'What the people behind the portal do for partners.',
);
const groups = new Map<string, Program>();

/** Commands of two words are grouped under the first. */
function programOf(name: string): Program {
  const [about = '', action] = name.split(' ');
  if (!action) return program.command(about);
  const group = groups.get(about) ?? program.command(about);
  groups.set(about, group);
  return group.command(action);
}

for (const command of commands) {
  const made = programOf(command.name).description(command.summary);
  for (const argument of command.arguments ?? []) {
    made.argument(argument.rest ? `<${argument.name}...>` : `<${argument.name}>`, argument.help);
  }
  for (const option of command.options ?? []) {
    made.option(option.flag ? `--${option.name}` : `--${option.name} <text>`, option.help);
  }
  if (command.confirm) made.option('--yes', 'do not ask');
  made.action(async (...typed: unknown[]) => {
    const { given, sure } = givenOf(command, typed);
    await perform(command, given, sure);
  });
}

try {
  await program.parseAsync();
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
