import { table } from './broken';

table('a message names the place and the nearest correct word', [
  [
    'unknown kind',
    (_config, { fields }) => {
      fields.choice.kind = 'chioce';
    },
    'specimen.choice: there is no kind "chioce"; did you mean "choice"?',
  ],
  [
    'unknown icon',
    (_config, specimen) => {
      specimen.icon = 'boxs';
    },
    'specimen: there is no icon "boxs"; did you mean "box"?',
  ],
  [
    'unknown access key',
    (config) => {
      config.accessKeys[1].key = 'panel.specimen.acton';
    },
    'specimen.access: there is no access key "panel.specimen.action"; did you mean "panel.specimen.acton"?',
  ],
  [
    'reference to nowhere',
    (_config, { fields }) => {
      fields.reference.to = 'specimens';
    },
    'specimen.reference: there is no resource "specimens"; did you mean "specimen"?',
  ],
  [
    'reference to nowhere in a sub-row',
    (_config, { fields }) => {
      fields.rows.fields.q = { kind: 'reference', label: 'Induk', to: 'banners' };
    },
    'specimen.rows.q: there is no resource "banners"; there is "specimen"',
  ],
  [
    'column without a field',
    (_config, specimen) => {
      specimen.list.push('numbr');
    },
    'specimen.list: there is no field "numbr"; did you mean "number"?',
  ],
  [
    'form without a field, in a section',
    (_config, specimen) => {
      specimen.form.push({ title: 'Lain', fields: ['emial'] });
    },
    'specimen.form: there is no field "emial"; did you mean "email"?',
  ],
  [
    'title without a field',
    (_config, specimen) => {
      specimen.title = 'txt';
    },
    'specimen.title: there is no field "txt"; did you mean "text"?',
  ],
  [
    'unknown custom cell',
    (_config, { fields }) => {
      fields.period.cell = 'schedule-statuss';
    },
    'specimen.period: there is no custom cell "schedule-statuss"; did you mean "schedule-status"?',
  ],
  [
    'unknown custom input',
    (_config, { fields }) => {
      fields.text.input = 'price-markup';
    },
    'specimen.text: there is no custom input "price-markup"; did you mean "sale-price"?',
  ],
  [
    'unknown setting of a field',
    (_config, { fields }) => {
      fields.text.requird = true;
    },
    'specimen.text: there is no setting of kind "text" named "requird"; did you mean "required"?',
  ],
  [
    'a setting of another kind',
    (_config, { fields }) => {
      fields.switch.max = 3;
    },
    'specimen.switch: there is no setting of kind "switch" named "max"',
  ],
  [
    'unknown setting of a resource',
    (_config, specimen) => {
      specimen.serach = ['text'];
    },
    'specimen: there is no setting "serach"; did you mean "search"?',
  ],
  [
    'menu entry of nothing',
    (config) => {
      config.menu.panel.push('specimn');
    },
    'menu.panel: there is no resource or page "specimn"; did you mean "specimen"?',
  ],
  [
    'a menu entry of a page that has no icon, such as one reached by a record only',
    (config) => {
      config.menu.h2h.push('price-history-detail');
    },
    'menu.h2h: there is no resource or page "price-history-detail"; did you mean "history-balance"?',
  ],
  [
    'slug from a field that is no text',
    (_config, { fields }) => {
      fields.slug.from = 'number';
    },
    'specimen.slug: there is no text field "number"; there is "text", "code"',
  ],
  [
    'contrast with a field that is no colour',
    (_config, { fields }) => {
      fields.color.contrastWith = 'grund';
    },
    'specimen.color: there is no color field "grund"; did you mean "ground"?',
  ],
]);
