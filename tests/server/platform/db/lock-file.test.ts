import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takeLock } from '../../../../src/platform/db/lock-file';
import { StartError } from '../../../../src/platform/start-error';
import { bundled } from '../../../support/bundled';
import { tempFolder } from '../../../support/temp-folder';

const lockPath = () => join(tempFolder(), 'lock');
const holder = (facts: object) =>
  JSON.stringify({
    pid: process.pid,
    host: hostname(),
    started: '2026-01-02T03:04:05.000Z',
    process: null,
    ...facts,
  });

/** A process that lives until the test ends. */
function neighbour(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid as number;
}

/** Result of another process that tries the lock and lives until the test ends. */
async function contender(path: string): Promise<string> {
  const child = spawn(process.execPath, [...(await bundled('take-lock')), path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [answer] = await once(child.stdout, 'data');
  return String(answer).trim();
}

async function pidOfTheDead(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid as number;
}

describe('the lock of a data folder', () => {
  it('says who holds it, and is gone when released', () => {
    const path = lockPath();
    const lock = takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
    lock.release();
    expect(existsSync(path)).toBe(false);
  });

  it('refuses a second taker, naming the process and the way out', () => {
    const path = lockPath();
    takeLock(path);
    expect(() => takeLock(path)).toThrow(StartError);
    expect(() => takeLock(path)).toThrow(new RegExp(`in use by process ${process.pid} .*DATABASE_URL`));
  });

  it('refuses while another process runs', () => {
    const path = lockPath();
    const pid = neighbour();
    writeFileSync(path, holder({ pid }));
    expect(() => takeLock(path)).toThrow(`process ${pid} (since 2026-01-02T03:04:05.000Z)`);
    expect(readFileSync(path, 'utf8')).toBe(holder({ pid }));
  });

  it('takes over from a process that is gone', async () => {
    const path = lockPath();
    writeFileSync(path, holder({ pid: await pidOfTheDead() }));
    takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['stale', async () => holder({ pid: await pidOfTheDead() })],
    ['empty', () => ''],
  ])('goes to one alone of several that find it %s at the same time', async (_what, left) => {
    const path = lockPath();
    writeFileSync(path, await left());
    const answers = await Promise.all([1, 2, 3, 4].map(() => contender(path)));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('refused: The data folder is in use'))).toHaveLength(
      3,
    );
  });

  it.runIf(existsSync('/proc/self/stat'))('takes over when the number now belongs to another process', () => {
    const path = lockPath();
    writeFileSync(path, holder({ pid: neighbour(), process: 'another-boot/1' }));
    takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
  });

  it('never takes over from another host, and says what to delete', () => {
    const path = lockPath();
    writeFileSync(path, holder({ pid: 1, host: 'elsewhere' }));
    expect(() => takeLock(path)).toThrow(`1 on host elsewhere`);
    expect(() => takeLock(path)).toThrow(`delete ${path}`);
  });

  it.each(['', '{"pid":', 'bukan kunci'])('takes over from a lock that a crash left as %j', (text) => {
    const path = lockPath();
    writeFileSync(path, text);
    const lock = takeLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
    lock.release();
    expect(readdirSync(dirname(path))).toEqual([]);
  });
});
