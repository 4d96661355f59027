import { cleanup, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, expect, it } from 'vitest';
import type { EntityRow } from '../../../src/admin/entity/calls';
import { compile } from '../../../src/admin/schema/compile';
import { readableBy } from '../../../src/admin/schema/readable';
import { resource } from '../../../src/admin/schema/resource';
import { FormSections } from '../../../src/admin/web/form/form-sections';

afterEach(cleanup);

const parcel = resource({
  ...{ name: 'parcel', label: 'Paket', icon: 'box', area: 'h2h', path: '/parcel', endpoint: '/v1/parcel' },
  fields: {
    name: { kind: 'text', label: 'Nama', required: true },
    weight: { kind: 'number', label: 'Berat', unit: 'gram', access: { read: 'see', write: 'weigh' } },
  },
  ...{ title: 'name', list: ['name'], form: ['name', 'weight'], detail: ['name'], can: ['create', 'edit'] },
});
const { resources } = compile({ accessKeys: [], resources: [parcel], menu: { h2h: [], panel: [] } }, []);
const stored: EntityRow = {
  ...{ id: '1', version: 1, created_at: '', updated_at: '', updated_by: null, reference_titles: {} },
  ...{ name: 'Buku', weight: 1250 },
};

/** The form of a person with these access keys; a new record without `record`. */
function openForm(keys: string[], record?: EntityRow) {
  const [model] = resources;
  if (!model) return;
  const around = { messagesAt: () => undefined, onLeave: () => undefined, onError: () => undefined };
  render(
    <Form initialValues={record ?? {}}>
      <FormSections
        resource={readableBy(model, (key) => keys.includes(key))}
        surroundings={{ ...around, references: {}, record }}
        tab={undefined}
      />
    </Form>,
  );
}

const input = () => screen.queryByRole('textbox', { name: /^Berat/ });

it('shows the value of a field that the person may read, but not write, and offers no input', () => {
  openForm(['see'], stored);
  expect(screen.getByText('Berat')).toBeDefined();
  expect(screen.getByText(/1\.250/)).toBeDefined();
  expect(screen.getByRole('img', { name: 'Terkunci' })).toBeDefined();
  expect(input()).toBeNull();
});

it('offers the input with the write key', () => {
  openForm(['see', 'weigh'], stored);
  expect(input()).not.toBeNull();
});

it.each([
  ['a new record', ['see'], undefined],
  ['a person without the read key', [], stored],
])('has nothing of it for %s', (_who, keys, record) => {
  openForm(keys, record);
  expect(screen.getByRole('textbox', { name: /^Nama/ })).toBeDefined();
  expect(screen.queryByText('Berat')).toBeNull();
});
