import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import config from '../../../resources.config';
import { compile } from '../../../src/admin/schema/compile';
import { type Facts, FactsContext, ModelContext } from '../../../src/admin/web/session/facts';
import type { Profile } from '../../../src/core/contract/profile';
import { rupiah } from '../../../src/core/format/money';
import type { Mode } from '../../../src/topics/shops/web/mode/mode';
import { pageRows } from '../../../src/web/routes/page-rows';
import { BalanceChip } from '../../../src/web/shell/header/balance-chip';

afterEach(cleanup);

const model = compile(config, pageRows);

interface Shown {
  balance?: Facts['balance'];
  profile?: Pick<Profile, 'kyc_verified' | 'maximum_unverified_amount'>;
  mode?: Mode;
}

const verified = { kyc_verified: true, maximum_unverified_amount: 500_000 };

const Chip = ({ balance = { main: 100_000, panel: 7_000 }, profile = verified, mode = 'mitra' }: Shown) => {
  const facts = {
    profile,
    balance,
    privileges: [],
    revision: 1,
    can: () => ({ can: true }),
  } as unknown as Facts;
  return (
    <MemoryRouter>
      <ModelContext.Provider value={model}>
        <FactsContext.Provider value={{ facts, error: null, refresh: async () => undefined }}>
          <BalanceChip mode={mode} />
        </FactsContext.Provider>
      </ModelContext.Provider>
    </MemoryRouter>
  );
};

it('a balance fades its ground when it changes, not when it is first shown or stays', () => {
  const { container, rerender } = render(<Chip />);
  const fades = () => container.querySelectorAll('[class*="changed"]').length;
  expect(fades()).toBe(0);
  rerender(<Chip balance={{ main: 100_000, panel: 9_000 }} />);
  expect(fades()).toBe(0);
  rerender(<Chip balance={{ main: 60_500, panel: 9_000 }} />);
  expect(fades()).toBe(1);
  expect(screen.getByRole('link').textContent).toBe(`Saldo ${rupiah(60_500)}`);
});

it('the panel shows what it has earned, and leads to where it is paid out', () => {
  render(<Chip mode="panel" />);
  expect(screen.getByText('7.000')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/panel/saldo-point/data');
});

it.each([
  [{ kyc_verified: false, maximum_unverified_amount: 500_000 }, 1],
  [{ kyc_verified: false, maximum_unverified_amount: 0 }, 0],
  [{ kyc_verified: true, maximum_unverified_amount: 500_000 }, 0],
])('the limit is warned of with %o: %d', (profile, warnings) => {
  render(<Chip profile={profile as Profile} />);
  expect(screen.queryAllByRole('link', { name: /^Limit/ })).toHaveLength(warnings);
});
