import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Field } from '../../../src/admin/schema/field';
import { AnyCell } from '../../../src/admin/web/parts/any-cell';

const field = { kind: 'period', label: 'Jadwal', cell: 'sale-status' } as const satisfies Field;
const period = { start_at: '2020-01-01T00:00:00.000Z', end_at: '2090-01-01T00:00:00.000Z' };

const show = (record: Record<string, unknown>) =>
  render(<AnyCell field={field} value={period} references={{}} record={{ period, ...record }} />);

it('a running flash sale that was switched off is shown as Nonaktif', () => {
  show({ is_active: false });
  expect(screen.getByText('Nonaktif')).toBeDefined();
  expect(screen.queryByText('Berlangsung')).toBeNull();
});

it('a running flash sale is shown as Berlangsung', () => {
  show({ is_active: true });
  expect(screen.getByText('Berlangsung')).toBeDefined();
});
