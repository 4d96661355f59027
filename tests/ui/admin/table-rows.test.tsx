import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { EntityRow } from '../../../src/admin/entity/calls';
import type { ResourceModel } from '../../../src/admin/schema/model';
import { EntityTable } from '../../../src/admin/web/list/entity-table';
import { resources } from '../../support/every-entity';

const specimen = resources.at(-1) as ResourceModel;

const rowOf = (id: string): EntityRow => ({
  ...{ id, version: 1, updated_by: null, reference_titles: {} },
  ...{
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    [specimen.title]: `Baris ${id}`,
  },
});

it('draws a long page in steps, and later only the rows that changed', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => rowOf(`r${at}`));
  let drawings = 0;
  const menuOf = () => {
    drawings += 1;
    return null;
  };
  const mark = () => undefined;
  const state = { columns: [specimen.title], sort: undefined };
  const table = (given: EntityRow[], ids: string[]) => (
    <MemoryRouter>
      <EntityTable
        resource={specimen}
        rows={given}
        state={state}
        isFetching={false}
        onSort={() => undefined}
        menuOf={menuOf}
        marks={{ ids, mark, change: () => undefined }}
      />
    </MemoryRouter>
  );
  const shown = () => screen.getAllByRole('row').length - 1;
  const drawnBy = (step: () => void): number => {
    const before = drawings;
    step();
    return drawings - before;
  };

  const { rerender } = render(table(rows, []));
  expect(shown()).toBeLessThan(60);
  await waitFor(() => expect(shown()).toBe(60));
  expect(drawings).toBe(60);
  expect(drawnBy(() => rerender(table(rows, ['r5'])))).toBe(1);
  expect(drawnBy(() => rerender(table([rowOf('new'), ...rows], ['r5'])))).toBe(1);
  expect(shown()).toBe(61);
});
