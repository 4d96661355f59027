import { beforeEach, describe, expect, it } from 'vitest';
import { keepLastGood } from '../../scripts/last-good';

/** File content: its name, or a mistake. */
let written: string | Error;
/** Configurations that the server refuses at start. */
let refused: string[];
let told: string[];
let kept: ReturnType<typeof keepLastGood>;
beforeEach(() => {
  refused = [];
  told = [];
  kept = keepLastGood({
    read: async () => {
      if (written instanceof Error) throw written;
      return { file: written };
    },
    start: async ({ file }) => {
      if (refused.includes(file)) throw new Error(`${file} is refused`);
      told.push(`starts ${file}`);
    },
    show: (mistake) => told.push(mistake === null ? 'all is well' : `shows ${mistake}`),
  });
});
const look = async (now: string | Error, anew = false): Promise<string[]> => {
  written = now;
  told = [];
  await kept.look(anew);
  return told;
};
const mistake = new Error('member: there is no setting "labl"');

describe('while a configuration is written', () => {
  it('the change is started, and shown once it runs', async () => {
    expect(await look('one', true)).toEqual(['starts one', 'all is well']);
    expect(await look('two')).toEqual(['starts two', 'all is well']);
  });

  it('a mistake leaves the last good one running, and is shown to whoever comes', async () => {
    await look('one', true);
    expect(await look(mistake)).toEqual([`shows ${mistake.message}`]);
    expect(kept.mistake()).toBe(mistake.message);
    expect(kept.good()).toEqual({ file: 'one' });
  });

  it('once mended, the mistake goes and the change is there; taken back, nothing starts anew', async () => {
    await look('one', true);
    await look(mistake);
    expect(await look('two')).toEqual(['starts two', 'all is well']);
    await look(mistake);
    expect(await look('two')).toEqual(['all is well']);
    expect(kept.mistake()).toBeNull();
  });

  it('what only the server refuses leaves the last good one running, too', async () => {
    await look('one', true);
    refused = ['two'];
    expect(await look('two')).toEqual(['starts one', 'shows two is refused']);
    expect(kept.good()).toEqual({ file: 'one' });
  });

  it('a change of the program starts it anew with the last good one', async () => {
    await look('one', true);
    expect(await look('one', true)).toEqual(['starts one']);
    await look(mistake);
    expect(await look(mistake, true)).toEqual(['starts one']);
  });

  it('a mistake from the beginning starts nothing; the change that mends it does', async () => {
    expect(await look(mistake, true)).toEqual([`shows ${mistake.message}`]);
    expect(await look('one')).toEqual(['starts one', 'all is well']);
  });

  it('a program that cannot start is no mistake of the configuration, and is tried again with the next change', async () => {
    refused = ['one'];
    await expect(look('one', true)).rejects.toThrow('one is refused');
    expect(kept.mistake()).toBeNull();
    refused = [];
    expect(await look('one')).toEqual(['starts one', 'all is well']);
  });
});
