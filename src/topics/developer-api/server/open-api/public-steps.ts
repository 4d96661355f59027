import type { ApiOrder } from '../../contract/open-api/orders';

export const publicSteps = (history: ApiOrder['history']): ApiOrder['history'] =>
  history.map(({ step, at }) => ({ step, at: new Date(at).toISOString() }));
