import { beforeEach, describe, expect, it } from 'vitest';
import { keepLastGood } from '../../scripts/last-good';

/** File content: its name, or a mistake. */
let written: string | Error;
/** Configurations that the server refuses at start. */
let refused: string[];
let printed: string[];
let lastGood: ReturnType<typeof keepLastGood>;
beforeEach(() => {
  refused = [];
  printed = [];
  lastGood = keepLastGood({
    read: async () => {
      if (written instanceof Error) throw written;
      return { file: written };
    },
    start: async ({ file }) => {
      if (refused.includes(file)) throw new Error(`${file} is refused`);
      printed.push(`starts ${file}`);
    },
    show: (mistake) => printed.push(mistake === null ? 'all is well' : `shows ${mistake}`),
  });
});
const reload = async (now: string | Error, isProgramChanged = false): Promise<string[]> => {
  written = now;
  printed = [];
  await lastGood.reload(isProgramChanged);
  return printed;
};
const mistake = new Error('member: there is no setting "labl"');

describe('while a configuration is written', () => {
  it('the change is started, and shown once it runs', async () => {
    expect(await reload('one', true)).toEqual(['starts one', 'all is well']);
    expect(await reload('two')).toEqual(['starts two', 'all is well']);
  });

  it('a mistake leaves the last good one running, and is shown to every visitor', async () => {
    await reload('one', true);
    expect(await reload(mistake)).toEqual([`shows ${mistake.message}`]);
    expect(lastGood.mistake()).toBe(mistake.message);
    expect(lastGood.good()).toEqual({ file: 'one' });
  });

  it('once mended, the mistake goes and the change is there; reverted, nothing restarts', async () => {
    await reload('one', true);
    await reload(mistake);
    expect(await reload('two')).toEqual(['starts two', 'all is well']);
    await reload(mistake);
    expect(await reload('two')).toEqual(['all is well']);
    expect(lastGood.mistake()).toBeNull();
  });

  it('what only the server refuses leaves the last good one running, too', async () => {
    await reload('one', true);
    refused = ['two'];
    expect(await reload('two')).toEqual(['starts one', 'shows two is refused']);
    expect(lastGood.good()).toEqual({ file: 'one' });
  });

  it('a change of the program restarts it with the last good one', async () => {
    await reload('one', true);
    expect(await reload('one', true)).toEqual(['starts one']);
    await reload(mistake);
    expect(await reload(mistake, true)).toEqual(['starts one']);
  });

  it('a mistake from the beginning starts nothing; the change that mends it does', async () => {
    expect(await reload(mistake, true)).toEqual([`shows ${mistake.message}`]);
    expect(await reload('one')).toEqual(['starts one', 'all is well']);
  });

  it('a program that cannot start is no mistake of the configuration, and is tried again with the next change', async () => {
    refused = ['one'];
    await expect(reload('one', true)).rejects.toThrow('one is refused');
    expect(lastGood.mistake()).toBeNull();
    refused = [];
    expect(await reload('one')).toEqual(['starts one', 'all is well']);
  });
});
