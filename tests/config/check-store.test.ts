import { expect } from 'vitest';
import { table } from './broken';

const NO_LIST = { filters: [], sort: [], search: [] };

table('records that lie in a store of their own, or have no screen', [
  [
    'a menu entry of what only stands beside another record',
    (_config, specimen) => {
      specimen.relatedOnly = true;
    },
    expect.stringMatching(/^menu\.panel: there is no resource or page "specimen"/),
  ],
  [
    'a menu entry of what is only looked up',
    (_config, specimen) => {
      Object.assign(specimen, { lookupOnly: true, store: 'member-point', can: [], ...NO_LIST });
    },
    expect.stringMatching(/^menu\.panel: there is no resource or page "specimen"/),
  ],
  [
    'an action that sets values which the store keeps',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'member-point', ...NO_LIST });
      specimen.actions = [{ name: 'switch-on', label: 'Aktifkan', on: 'record', set: { switch: true } }];
    },
    'specimen.actions.switch-on: "set" asks for records without a "store"',
  ],
  [
    'an order by hand of records which a store keeps',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'member-point', arrange: 'number', ...NO_LIST });
    },
    'specimen.arrange: asks for records without a "store"',
  ],
  [
    'a filter that the list of a store does not know',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'panel-transaction', ...NO_LIST, filters: ['created_at', 'choice'] });
    },
    expect.stringMatching(/^specimen\.filters: there is no filter of the store "panel-transaction" "choice"/),
  ],
  [
    'a filter of records that are only looked up',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'brand', ...NO_LIST, filters: ['choice'] });
    },
    'specimen.filters: there is no filter of the store "brand" "choice"',
  ],
]);
