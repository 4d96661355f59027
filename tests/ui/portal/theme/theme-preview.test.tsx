import { cleanup, render, screen, within } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, expect, it } from 'vitest';
import type { Field } from '../../../../src/admin/schema/field';
import { ThemePreviewInput } from '../../../../src/web/custom/theme-preview';

afterEach(cleanup);

const field = {
  kind: 'choice',
  label: 'Tema',
  options: [{ value: 'kios', label: 'Kios' }],
} as const satisfies Field;

/** Readable on white but not on black. */
const chosen = {
  color_primary: '#0b3b66',
  color_background: '#ffffff',
  color_text: '#000000',
  site_name: 'Toko',
};

const show = (values: Record<string, string>) =>
  render(
    <Form initialValues={{ ...chosen, ...values }}>
      {Object.keys({ ...chosen, ...values }).map((name) => (
        <Form.Item key={name} name={name} hidden>
          <input />
        </Form.Item>
      ))}
      <ThemePreviewInput
        {...{ field: field as never, name: ['theme_id'], id: 'theme', value: 'kios' }}
        {...{ onChange: () => undefined, invalid: false, references: {} }}
      />
    </Form>,
  );

const pictures = () => screen.getAllByRole('figure');
const siteIn = (figure: HTMLElement) => figure.querySelector('[data-theme-name]') as HTMLElement;

it('a dark website is shown dark, with its primary colour as light as reading it there needs', () => {
  show({ mode: 'dark', font: 'inter' });
  const [figure, ...more] = pictures();
  expect(more).toEqual([]);
  const site = siteIn(figure as HTMLElement);
  expect(site.style.getPropertyValue('--site-ground')).toBe('#000000');
  expect(site.style.fontFamily).toContain('Inter');
  expect(within(figure as HTMLElement).getByText(/^Warna utama [45](,\d)? : 1$/)).toBeDefined();
});

it('a light website is shown light', () => {
  show({ mode: 'light', font: 'nunito' });
  const [figure] = pictures();
  const site = siteIn(figure as HTMLElement);
  expect(site.style.getPropertyValue('--site-ground')).toBe('#ffffff');
  expect(site.style.fontFamily).toContain('Nunito');
  expect(within(figure as HTMLElement).getByText(/^Warna utama 1\d,\d : 1$/)).toBeDefined();
});

it('one that follows the device is shown both ways', () => {
  show({ mode: 'auto' });
  expect(pictures().map((figure) => figure.dataset.shade)).toEqual(['light', 'dark']);
});
