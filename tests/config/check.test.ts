import { describe, expect, it } from 'vitest';
import { check } from '../../src/admin/schema/check';
import { offers } from '../../src/topics/offers';
import { pageRows } from '../../src/web/routes/page-rows';
import { broken, type Loose, table } from './broken';
import { everyKind, forOwnTable } from './every-kind';

it('finds nothing wrong with the fixture', () => {
  expect(check(everyKind, pageRows, offers)).toEqual([]);
});
table('a declaration that contradicts itself is refused', [
  [
    'empty label of a field',
    (_config, { fields }) => {
      fields.email.label = ' ';
    },
    'specimen.email.label: is empty',
  ],
  [
    'empty label of a resource',
    (_config, specimen) => {
      specimen.label = '';
    },
    'specimen.label: is empty',
  ],
  [
    'empty label of a menu group',
    (config) => {
      config.menu.panel = [{ label: '', items: ['specimen'] }];
    },
    'menu.panel.group: the label is empty',
  ],
  [
    'a menu group of nothing',
    (config) => {
      config.menu.panel.push({ label: 'Menu', items: [] });
    },
    'menu.panel.Menu: has no items',
  ],
  [
    'a field name that a column of the database has',
    (_config, { fields }) => {
      fields.version = { kind: 'text', label: 'Versi' };
    },
    'specimen.version: is a name that every record has already',
  ],
  [
    'a field name that is not in small letters',
    (_config, { fields }) => {
      fields.siteName = { kind: 'text', label: 'Nama' };
    },
    'specimen.siteName: a field name has small letters, digits and underscores only',
  ],
  [
    'a column twice',
    (_config, specimen) => {
      specimen.list.push('text');
    },
    'specimen.list: "text" stands there twice',
  ],
  [
    'a menu entry twice',
    (config) => {
      config.menu.panel.push({ label: 'Menu', items: ['specimen'] });
    },
    'menu.panel: "specimen" stands there twice',
  ],
  [
    'an access key twice',
    (config) => {
      config.accessKeys.push(config.accessKeys[0]);
    },
    'accessKeys: "panel.specimen" stands there twice',
  ],
  [
    'a path that a page has',
    (_config, specimen) => {
      specimen.paths = { list: '/panel/statistic' };
    },
    'specimen: path "/panel/statistic" belongs to a page already',
  ],
  [
    'a choice without options',
    (_config, { fields }) => {
      fields.choice.options = [];
    },
    'specimen.choice: has no options',
  ],
  [
    'an option twice',
    (_config, { fields }) => {
      fields.choice.options.push({ value: 'top', label: 'Lain' });
    },
    'specimen.choice: option "top" stands there twice',
  ],
  [
    'a default that the field refuses',
    (_config, { fields }) => {
      fields.choice.default = 'bottom';
    },
    'specimen.choice: "default" is refused by the field itself: Posisi tidak ada dalam pilihan.',
  ],
  [
    'a limit written as text',
    (_config, { fields }) => {
      fields.text.max = '60';
    },
    'specimen.text: "max" must be a number',
  ],
  [
    'min above max',
    (_config, { fields }) => {
      fields.number.min = 9;
    },
    'specimen.number: "min" is above "max"',
  ],
  [
    'a pattern that is none',
    (_config, { fields }) => {
      fields.code.pattern = '[A-Z';
    },
    'specimen.code: "pattern" is no regular expression',
  ],
  [
    'a reference that names no resource',
    (_config, { fields }) => {
      delete fields.references.to;
    },
    'specimen.references: "to" is missing',
  ],
  [
    'unique where values are not compared',
    (_config, { fields }) => {
      fields.tags.unique = true;
    },
    'specimen.tags: kind "tags" cannot be unique',
  ],
  [
    'a required password',
    (_config, { fields }) => {
      fields.password.required = true;
    },
    'specimen.password: a password is never read back, so an edit could not fill it in: leave out "required"',
  ],
  [
    'a field that is required always and sometimes',
    (_config, { fields }) => {
      fields.text.requiredWhen = { field: 'switch', is: [true] };
    },
    'specimen.text: "requiredWhen" says when a typed field is required: leave out the other',
  ],
  [
    'a condition on the type of a share that may stay empty',
    (_config, { fields }) => {
      fields.code.requiredWhen = { field: 'rate', is: ['percent'] };
    },
    'specimen.code.requiredWhen: there is no choice, switch or required rate "rate"; there is "switch", "choice"',
  ],
  [
    'a computed field in the form',
    (_config, specimen) => {
      specimen.fields.timeline = { ...specimen.fields.number, computed: true };
      Object.assign(specimen, { store: 'panel-transaction', ...forOwnTable, can: ['edit'] });
      specimen.form = [...specimen.form, 'timeline'];
    },
    'specimen.timeline: stands in "form", but what is computed cannot be typed',
  ],
  [
    'a file among the inputs of an action',
    (_config, specimen) => {
      specimen.actions = [
        {
          name: 'mark',
          label: 'Tandai',
          on: 'rows',
          set: { switch: true },
          fields: { file: specimen.fields.file },
        },
      ];
    },
    'specimen.actions.mark.file: a file is for a field of the record itself',
  ],
  [
    'search in a kind that cannot be searched',
    (_config, specimen) => {
      specimen.search.push('image');
    },
    'specimen.image: stands in "search", but what is of kind "image" cannot be searched',
  ],
  [
    'a password in the list',
    (_config, specimen) => {
      specimen.list.push('password');
    },
    'specimen.password: stands in "list", but what is of kind "password" cannot be shown',
  ],
  [
    'deleting a single record',
    (config, specimen) => {
      const { reference: _reference, references: _references, ...fields } = specimen.fields;
      const form = specimen.form.filter((name: string) => !String(name).startsWith('reference'));
      Object.assign(specimen, { single: true, can: ['edit', 'delete'], fields, form, filters: ['choice'] });
      config.menu.panel = ['specimen'];
    },
    'specimen.can: a single record has no "delete"',
  ],
]);

describe('what is missing altogether is said, not thrown', () => {
  it.each<[string, (config: Loose, specimen: Loose) => void, RegExp]>([
    ['no form', (_config, specimen) => delete specimen.form, /^specimen\.form: /],
    ['no fields', (_config, specimen) => delete specimen.fields, /^specimen\.fields: /],
    ['a field that is no object', (_config, { fields }) => (fields.text = 'text'), /^specimen\.text: /],
    ['no resources', (config) => delete config.resources, /^resources: /],
    ['no menu of a mode', (config) => delete config.menu.h2h, /^menu\.h2h: /],
  ])('%s', (_what, change, message) => {
    expect(broken(change)[0]).toMatch(message);
  });
});

it('a page with an access key that does not exist is named by its path', () => {
  const [first] = pageRows;
  const pages = first ? [{ ...first, path: '/new', access: 'panel.specimn' }] : [];
  expect(check(everyKind, pages, offers)).toEqual([
    'page /new: there is no access key "panel.specimn"; did you mean "panel.specimen"?',
  ]);
});
