import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { FieldOf } from '../../../src/admin/schema/field';
import { FactValue } from '../../../src/admin/web/detail/fact-value';
import { FactsContext, ModelContext } from '../../../src/admin/web/session/facts';

afterEach(cleanup);

const field: FieldOf<'reference'> = { kind: 'reference', label: 'Kategori', to: 'category' };
const model = { resources: [{ name: 'category', paths: { show: '/panel/category/show' } }] };
const facts = { facts: { can: () => ({ can: true }) } };

const show = (references: Record<string, string>) =>
  render(
    <ModelContext.Provider value={model as never}>
      <FactsContext.Provider value={facts as never}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <FactValue field={field} value="c1" references={references} record={{}} />
          </MemoryRouter>
        </QueryClientProvider>
      </FactsContext.Provider>
    </ModelContext.Provider>,
  );

it('a reference leads to its record, and nowhere once that is deleted', () => {
  show({ c1: 'Game' });
  expect(screen.getByRole('link', { name: 'Game' }).getAttribute('href')).toBe('/panel/category/show?q=c1');
  cleanup();
  show({});
  expect(screen.getByText('Sudah dihapus')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
