import { expect, it } from 'vitest';
import { callKey } from '../../../src/platform/web/use-call';
import { listAddresses } from '../../../src/topics/developer-api/contract/integration';

it('a call without parts has one answer in the cache, however it is said that there are none', () => {
  expect(callKey(listAddresses, {})).toEqual(callKey(listAddresses));
  expect(callKey(listAddresses, { query: { page: 2 } })).not.toEqual(callKey(listAddresses));
});
