import type { ApiOrder } from '../../../../src/core/contract/open-api/orders';

/** Steps of an order as programs read them: each instant spelled as every other of the answer, whatever the database keeps. */
export const toldSteps = (history: ApiOrder['history']): ApiOrder['history'] =>
  history.map(({ step, at }) => ({ step, at: new Date(at).toISOString() }));
