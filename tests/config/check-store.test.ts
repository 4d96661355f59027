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
      Object.assign(specimen, { ...forOwnTable, lookupOnly: true, store: 'member-point', can: [] });
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
    'a list of records that can only be looked up',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'brand', ...forOwnTable });
    },
    'specimen.store: records of "brand" can only be chosen: it asks for "lookupOnly"',
  ],
  [
    'a deletion that the store does not do',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'ticket', ...forOwnTable, can: ['create', 'delete'] });
    },
    'specimen.can: there is no operation of the store "ticket" "delete"; there is "create", "export"',
  ],
  [
    'an import that the store does not do',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'selling-price', ...forOwnTable, can: ['create', 'import'] });
    },
    expect.stringMatching(/^specimen\.can: there is no operation of the store "selling-price" "import"/),
  ],
  [
    'a history that the store does not keep',
    (_config, specimen) => {
      Object.assign(specimen, { store: 'sub-account', ...forOwnTable, history: true });
    },
    'specimen.history: the store "sub-account" keeps no history and no bin',
  ],
  [
    'a history of records that always have one',
    (_config, specimen) => {
      specimen.history = true;
    },
    'specimen.history: is for own tables: records without a "store" have one anyway',
  ],
]);
