import { describe, expect, it } from 'vitest';
import config from '../../../resources.config';
import { compile } from '../../../src/admin/schema/compile';
import { firstViewOf } from '../../../src/server/page/first-view';
import { pageRows } from '../../../src/web/routes/page-rows';

const model = compile(config, pageRows);
const plan = {
  'src/web/app/portal-app.tsx': ['assets/portal.css', 'assets/portal.js'],
  'src/web/app/portal-frame.tsx': ['assets/portal.css', 'assets/portal.js'],
  'src/web/app/antd-app.tsx': ['assets/form.js'],
  'src/admin/web/list-screen.tsx': ['assets/list.js'],
  'src/admin/web/form-screen.tsx': ['assets/form.js'],
  'src/topics/accounts/web/login/page.tsx': ['assets/login.js'],
  'src/topics/dashboard/web/dashboard/page.tsx': ['assets/dashboard.js'],
  'src/topics/orders/web/detail-transaction/page.tsx': ['assets/detail.js'],
  'src/topics/orders/web/detail-transaction/page.mobile.tsx': ['assets/detail-mobile.js'],
};
const viewOf = (url: string, visit = {}) =>
  firstViewOf(model, plan, { url, isMarked: true, isPhone: false, ...visit });
const facts = [{ path: '/v1/crm/profile' }, { path: '/v1/crm/privileges' }];
const portal = ['assets/portal.css', 'assets/portal.js'];

describe('the page of an address', () => {
  it('names the files of its screen beside those of the portal, each once', () => {
    expect(viewOf('/panel/banner/data').files).toEqual([...portal, 'assets/list.js']);
    expect(viewOf('/panel/banner/form').files).toEqual([...portal, 'assets/form.js']);
    expect(viewOf('/dashboard').files).toEqual([...portal, 'assets/dashboard.js']);
    expect(viewOf('/login').files).toEqual(['assets/login.js']);
  });

  it('names the variant of a phone to a phone', () => {
    expect(viewOf('/detail-transaction?q=1').files).toContain('assets/detail.js');
    const { files } = viewOf('/detail-transaction?q=1', { isPhone: true });
    expect(files).toContain('assets/detail-mobile.js');
    expect(files).not.toContain('assets/detail.js');
  });

  it('redirects the start page to the dashboard for who is signed in, and names nothing to a stranger', () => {
    expect(viewOf('/')).toMatchObject({ files: [...portal, 'assets/dashboard.js'], isPrivate: true });
    expect(viewOf('/', { isMarked: false })).toMatchObject({ files: [], calls: [], isPrivate: false });
  });

  it('knows what a list asks first, which key that takes, and that its person says how many rows', () => {
    expect(viewOf('/panel/banner/data').calls).toEqual([
      ...facts,
      { path: '/v1/vendor-panel/banner?page=1&limit=10', needs: 'panel.banner', paged: true, list: 'banner' },
    ]);
    expect(viewOf('/list-transaction').calls).toEqual([
      ...facts,
      { path: '/v1/crm/transaction?page=1&limit=10', needs: 'transaction', paged: true, list: 'transaction' },
    ]);
  });

  it('asks for no content ahead where the address narrows what is shown, or no one is signed in', () => {
    expect(viewOf('/panel/banner/data?page=2').calls).toEqual(facts);
    expect(viewOf('/login').calls).toEqual([]);
    expect(viewOf('/no/such/page').calls).toEqual([]);
  });
});
