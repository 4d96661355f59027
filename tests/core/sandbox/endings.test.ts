import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { courseOf, type EndingDigits, endingOf, endings } from '../../../src/core/sandbox/endings';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import { repositoryRoot } from '../../../src/platform/root';

const supplier = createSandboxSupplier();
const order = (digits: string, age: number) => ({
  id: '01a1fd68-3b06-76f6-9ac5-bf657cf743f0',
  sku: 'ML-86',
  qty: 1,
  inputs: [`9900${digits}`, '2614'],
  age,
  bill: null,
});
const all = Object.keys(endings) as EndingDigits[];
const PRICE = 10_000;

describe('the endings of the sandbox', () => {
  it('stand in the guide as they stand here', () => {
    const guide = readFileSync(join(repositoryRoot, 'docs/open-api.md'), 'utf8');
    const documented = guide.split('\n').flatMap((line) => {
      const [, digits, label] = /^\| (\d{4}) \| (.+) \|$/.exec(line) ?? [];
      return digits ? [[digits, label]] : [];
    });
    expect(documented).toEqual(all.map((digits) => [digits, endings[digits].label]));
  });

  it('belong to the last four digits alone', () => {
    expect(endingOf('081234561232')).toBe(endings['1232']);
    for (const other of ['', '1230a', '230', '5555', '__proto__', 'constructor'])
      expect(endingOf(other)).toBeNull();
  });

  it.each(all)('%s is refused or taken as the table says', async (digits) => {
    const quoted = await supplier.quote({ ...order(digits, 0), price: PRICE });
    const isTaken = quoted.state === 'available' && quoted.price === PRICE;
    expect(isTaken).toBe(courseOf(digits).refused === null);
  });

  it.each(all.filter((digits) => courseOf(digits).refused === null))(
    '%s is on its way for as long as the table says, and not longer',
    async (digits) => {
      const { seconds } = endings[digits];
      const end = (seconds ?? 10 * 365 * 86_400) * 1_000;
      if (seconds !== 0) expect((await supplier.place(order(digits, end - 1))).state).toBe('pending');
      const isEnded = (await supplier.place(order(digits, end))).state !== 'pending';
      expect(isEnded).toBe(seconds !== null);
    },
  );
});
