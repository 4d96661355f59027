import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { afterEach, expect, it } from 'vitest';
import config from '../../../resources.config';
import { compile, resourceOf } from '../../../src/admin/schema/compile';
import type { Field } from '../../../src/admin/schema/field';
import { ActiveField } from '../../../src/admin/web/form/active-field';
import { startingValues } from '../../../src/admin/web/form/form-values';
import { markRequired } from '../../../src/admin/web/form/mark-required';
import { pageRows } from '../../../src/web/routes/page-rows';

afterEach(cleanup);

const model = compile(config, pageRows);
const surroundings = {
  references: {},
  messagesAt: () => undefined,
  onLeave: () => undefined,
  onError: () => undefined,
};

function openForm(name: string, names: string[]) {
  const resource = resourceOf(model, name);
  render(
    <Form requiredMark={markRequired} initialValues={startingValues(resource, undefined)}>
      {names.map((field) => (
        <ActiveField
          key={field}
          path={[field]}
          field={resource.fields[field] as Field}
          fields={resource.fields}
          surroundings={surroundings}
        />
      ))}
    </Form>,
  );
}

const isMust = (label: string) => expect(screen.getByText(label).textContent).toBe(`${label} *`);
const mayStayEmpty = (label: string) =>
  expect(screen.getByText(label).textContent).toBe(`${label} (opsional)`);

it('a promo in percent must say how much at most, one in rupiah need not', async () => {
  openForm('promo', ['discount', 'max_discount']);
  isMust('Potongan maksimal');
  await userEvent.click(screen.getByText('Nominal'));
  await waitFor(() => mayStayEmpty('Potongan maksimal'));
  await userEvent.click(screen.getByText('Persen'));
  await waitFor(() => isMust('Potongan maksimal'));
});

it('a slug may stay empty as long as one can be made of its title', async () => {
  openForm('blog', ['title', 'slug']);
  mayStayEmpty('Slug');
  await userEvent.type(screen.getByLabelText(/^Judul/), '!!!');
  await waitFor(() => isMust('Slug'));
  await userEvent.type(screen.getByLabelText(/^Judul/), ' Cara top up');
  await waitFor(() => mayStayEmpty('Slug'));
});
