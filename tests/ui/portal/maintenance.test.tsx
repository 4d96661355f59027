import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { goTo } from '../../support/ui-page';

it('maintenance replaces the whole product', async () => {
  document.body.innerHTML = '<script id="config" type="application/json">{"maintenance":true}</script>';
  goTo('http://portal.example.test/login');
  const { PublicApp } = await import('../../../src/web/app/public-app');
  for (const path of ['/login', '/dashboard', '/panel/banner/data']) {
    goTo(`http://portal.example.test${path}`);
    const { unmount } = render(<PublicApp />);
    await screen.findByRole('heading', { level: 1, name: 'Sistem Sedang Maintenance' });
    expect(screen.getByText('Silahkan cek sekala berkala')).toBeTruthy();
    expect(document.title).toMatch(/^Sistem Sedang Maintenance · /);
    unmount();
  }
});
