import { expect, test } from 'vitest';
import { createFairQueue } from '../../../../src/platform/files/fair-queue';

/** A queue whose tasks end on command; `begun` records their order. */
function desk(bounds: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ slots: 2, heavySlots: 1, mostEach: 3, most: 6, ...bounds });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refuse = (): never => {
    throw new Error('full');
  };
  const bring = (owner: string, nth: number, isHeavy = false): Promise<void> => {
    const name = `${owner}${nth}`;
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      });
    return queue.run({ owner, isHeavy }, work, refuse);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { bring, begun, end, run: queue.run, refuse };
}

test('one owner has one work at a time, and the next owner waits for none of the others', async () => {
  const { bring, begun, end } = desk();
  const works = [bring('a', 1), bring('a', 2), bring('a', 3), bring('b', 1)];
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
  works.push(bring('c', 1), bring('b', 2));
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(begun.at(-1)).toBe('a2');
  for (const name of ['a2', 'c1', 'b2', 'a3']) await end(name);
  await Promise.all(works);
});

test('owners take turns, however much one of them has brought', async () => {
  const { bring, begun, end } = desk({ slots: 1 });
  const works = [bring('a', 1), bring('a', 2), bring('a', 3), bring('b', 1), bring('b', 2)];
  await Promise.resolve();
  for (const name of ['a1', 'b1', 'a2', 'b2', 'a3']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  await Promise.all(works);
});

test('heavy works leave a slot for light ones', async () => {
  const { bring, begun, end } = desk();
  const works = [bring('a', 1, true), bring('b', 1, true), bring('c', 1)];
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'c1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'c1', 'b1']);
  await end('b1');
  await Promise.all(works);
});

test('what is too much is refused; a caller with nothing queued still gets a slot', async () => {
  const { bring, end, begun } = desk({ slots: 1, most: 2 });
  const works = [bring('a', 1), bring('a', 2), bring('b', 1)];
  await expect(bring('a', 3)).rejects.toThrow('full');
  works.push(bring('c', 1), bring('d', 1));
  await expect(bring('e', 1)).rejects.toThrow('full');
  while (begun.length < works.length) await end(begun.at(-1) ?? '');
  await end(begun.at(-1) ?? '');
  await Promise.all(works);
});

test('a failed task frees its slot', async () => {
  const { run, bring, begun, end, refuse } = desk({ slots: 1 });
  const fails = () => Promise.reject(new Error('broken'));
  await expect(run({ owner: 'a', isHeavy: true }, fails, refuse)).rejects.toThrow('broken');
  const work = bring('a', 1, true);
  await Promise.resolve();
  expect(begun).toEqual(['a1']);
  await end('a1');
  await work;
});
