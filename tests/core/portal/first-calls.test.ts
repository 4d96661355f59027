import { expect, it } from 'vitest';
import config from '../../../resources.config';
import { compile } from '../../../src/admin/schema/compile';
import { firstCalls } from '../../../src/web/page/first-calls';
import { pageRows } from '../../../src/web/routes/page-rows';

it('the dashboard asks for unpaid top ups exactly as specification 7 writes it', () => {
  const model = compile(config, pageRows);
  const dashboard = model.routes.find(({ path }) => path === '/dashboard');
  const paths = dashboard ? firstCalls(model, dashboard, '', 0).map(({ path }) => path) : [];
  expect(paths).toContain('/v1/crm/topup/all?status=1');
});
