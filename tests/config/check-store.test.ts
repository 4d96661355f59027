import { expect } from 'vitest';
import { table } from './broken';
import { forOwnTable } from './every-kind';

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
      Object.assign(specimen, { lookupOnly: true, store: 'member-point', can: [], ...forOwnTable });
    },
    expect.stringMatching(/^menu\.panel: there is no resource or page "specimen"/),
  ],
  [
    'an action that sets values which the store keeps',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'member-point', ...forOwnTable });
      specimen.actions = [{ name: 'switch-on', label: 'Aktifkan', on: 'record', set: { switch: true } }];
    },
    'specimen.actions.switch-on: "set" asks for records without a "store"',
  ],
  [
    'an order by hand of records which a store keeps',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'member-point', arrange: 'number', ...forOwnTable });
    },
    'specimen.arrange: asks for records without a "store"',
  ],
  [
    'a file in a store, which would keep what is sent',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'panel-transaction', ...forOwnTable, form: specimen.form });
    },
    'specimen.file: the store "panel-transaction" cannot keep files',
  ],
  [
    'a filter that the list of a store does not know',
    (_config, specimen) => {
      Object.assign(specimen, {
        store: 'panel-transaction',
        ...forOwnTable,
        filters: ['created_at', 'choice'],
      });
    },
    expect.stringMatching(/^specimen\.filters: there is no filter of the store "panel-transaction" "choice"/),
  ],
  [
    'a filter of records that are only looked up',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'brand', ...forOwnTable, filters: ['choice'] });
    },
    'specimen.filters: there is no filter of the store "brand" "choice"',
  ],
]);
