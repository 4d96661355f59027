import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AnyCell, AnyValue } from '../../../src/admin/web/parts/any-cell';
import { specimen } from '../../config/every-kind';

const shapes = ['lama', 12, true, ['a', 1], { lama: true }, [{ q: { a: 1 } }]];
const fields = Object.entries(specimen.fields).filter(([, { kind }]) => kind !== 'password');

it.each(fields)('a value of another shape is shown, in a list and alone: %s', (_name, field) => {
  for (const value of shapes) {
    for (const Part of [AnyCell, AnyValue]) {
      const props = { field, value, references: {}, row: { id: '1', version: 1 }, record: {} };
      const html = renderToStaticMarkup(
        <MemoryRouter>
          <Part {...(props as unknown as Parameters<typeof AnyCell>[0])} />
        </MemoryRouter>,
      );
      expect(html).not.toContain('undefined');
    }
  }
});

it('a former option is shown as it is stored, and marked', () => {
  const props = { field: specimen.fields.choice, value: 'gone', references: {} };
  const html = renderToStaticMarkup(<AnyCell {...(props as unknown as Parameters<typeof AnyCell>[0])} />);

  expect(html).toMatch(/<mark [^>]*title="[^"]+"[^>]*>gone<\/mark>/);
});
