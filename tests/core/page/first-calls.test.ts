import { expect, it } from 'vitest';
import config from '../../../resources.config';
import { firstCalls } from '../../../src/core/page/first-calls';
import { pageRows } from '../../../src/core/routes/page-rows';
import { compile } from '../../../src/core/schema/compile';

it('the dashboard asks for unpaid top ups exactly as specification 7 writes it', () => {
  const model = compile(config, pageRows);
  const dashboard = model.routes.find(({ path }) => path === '/dashboard');
  const paths = dashboard ? firstCalls(model, dashboard, '').map(({ path }) => path) : [];
  expect(paths).toContain('/v1/crm/topup/all?status=1');
});
