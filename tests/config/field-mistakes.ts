import type { Loose } from './broken';

export type Mistake = [change: (specimen: Loose, config: Loose) => void, line: string];

export const beside = (config: Loose, over: Loose) => {
  const copy = structuredClone(config.resources[0]);
  config.resources.push(Object.assign(copy, { name: 'other', path: '/panel/other' }, over));
  config.menu.panel.push('other');
  return copy;
};
const pointed = (to: string, over: Loose = {}) => ({ kind: 'reference', label: 'Induk', to, ...over });

/** Mistakes in fields, and the beginning of the error message. */
export const fieldMistakes: Mistake[] = [
  // Fields.
  [(s) => (s.fields.text = null), 'specimen.text: must be an object'],
  [(s) => delete s.fields.text.kind, 'specimen.text.kind: is missing'],
  [(s) => delete s.fields.text.label, 'specimen.text.label: is missing'],
  [(s) => (s.fields.text.kind = 'teks'), 'specimen.text: there is no kind "teks"; did you mean "text"?'],
  [(s) => (s.fields.text.required = 'ya'), 'specimen.text: "required" must be true or false'],
  [
    (s) => (s.fields.text.is_required = true),
    'specimen.text: there is no setting of kind "text" named "is_required"; did you mean "required"?',
  ],
  [
    (s) => (s.fields.text.maxlength = 5),
    'specimen.text: there is no setting of kind "text" named "maxlength"; did you mean "max"?',
  ],
  [
    (s) => (s.fields.tags.maxlength = 5),
    'specimen.tags: there is no setting of kind "tags" named "maxlength"; did you mean "maxLength"?',
  ],
  [(s) => (s.fields.text.help = 5), 'specimen.text: "help" must be a text'],
  [(s) => (s.fields.text.default = []), 'specimen.text: "default" must be a text, a number, true or false'],
  [
    (s) => (s.fields.id = { kind: 'text', label: 'Id' }),
    'specimen.id: is a name that every record has already',
  ],
  [(s) => (s.fields.text.max = -1), 'specimen.text: "max" must be 1 or more'],
  [(s) => (s.fields.text.max = 0), 'specimen.text: "max" must be 1 or more'],
  [(s) => (s.fields.text.min = -3), 'specimen.text: "min" must be 0 or more'],
  [(s) => (s.fields.text.max = 2.5), 'specimen.text: "max" must be a whole number'],
  [(s) => (s.fields.rows.max = -2), 'specimen.rows: "max" must be 1 or more'],
  [(s) => (s.fields.lines.maxLength = 0), 'specimen.lines: "maxLength" must be 1 or more'],
  [(s) => (s.fields.image.width = -100), 'specimen.image: "width" must be 1 or more'],
  [(s) => (s.fields.image.height = 10.5), 'specimen.image: "height" must be a whole number'],
  [(s) => (s.fields.image.ratio = '4x3'), 'specimen.image: "ratio" must be such as "3:1", and is "4x3"'],
  [(s) => (s.fields.image.ratio = '0:1'), 'specimen.image: "ratio" must be such as "3:1"'],
  [(s) => (s.fields.image.ratio = 2), 'specimen.image: "ratio" must be a text'],
  [(s) => (s.fields.rate.maxPercent = -5), 'specimen.rate: "maxPercent" must be 1 or more'],
  [(s) => (s.fields.period.maxDays = 0), 'specimen.period: "maxDays" must be 1 or more'],
  [(s) => (s.fields.period.minMinutes = '15'), 'specimen.period: "minMinutes" must be a number'],
  [(s) => (s.fields.money.min = 3_000_000), 'specimen.money: "min" is above "max"'],
  [
    (s) => (s.fields.note = { kind: 'text', label: 'Catatan', required: true }),
    'specimen.note: is required, but stands in no "form"',
  ],
  [(s) => (s.fields.text.computed = true), 'specimen.text: the server fills it, so it cannot be required'],
  [
    (s) => (s.fields.clicks = { kind: 'number', label: 'Klik', computed: true }),
    'specimen.clicks: there is no value that the server computes for "specimen" "clicks"',
  ],
  // Kinds of other tools.
  ...[
    ['boolean', 'switch'],
    ['string', 'text'],
    ['select', 'choice'],
    ['relation', 'reference'],
    ['markdown', 'html'],
    ['integer', 'number'],
    ['currency', 'money'],
    ['date-time', 'datetime'],
    ['multiselect', 'manyChoice'],
    ['attachment', 'file'],
    ['object', 'json'],
  ].map(
    ([kind, meant]): Mistake => [
      (s) => (s.fields.text.kind = kind),
      `specimen.text: there is no kind "${kind}"; did you mean "${meant}"?`,
    ],
  ),
  [
    (s) => (s.fields.text.kind = 'geo'),
    'specimen.text: there is no kind "geo"; the kinds are text, longtext,',
  ],
  // Names and limits that cannot be.
  ...['constructor', '__proto__', 'valueOf', 'toString', 'hasOwnProperty'].map(
    (name): Mistake => [
      (s) =>
        Object.defineProperty(s.fields, name, { value: { kind: 'text', label: 'Lain' }, enumerable: true }),
      `specimen.${name}: is a name that JavaScript itself uses`,
    ],
  ),
  [
    (s) => (s.fields = { ...s.fields, __proto__: { kind: 'text', label: 'Lain' } }),
    'specimen.__proto__: is a name that JavaScript itself uses',
  ],
  [
    (s) => (s.fields.rows.fields = { __proto__: { kind: 'text', label: 'Lain' }, q: s.fields.rows.fields.q }),
    'specimen.rows.__proto__: is a name that JavaScript itself uses',
  ],
  [(s) => (s.fields.text.max = 1e21), 'specimen.text: "max" must be 1000000 or less'],
  [(s) => (s.fields.text.max = Number.NaN), 'specimen.text: "max" must be 1 or more'],
  [(s) => (s.fields.number.max = 1e21), 'specimen.number: "max" must be 9007199254740991 or less'],
  [(s) => (s.fields.number.min = -1e21), 'specimen.number: "min" must be -9007199254740991 or more'],
  [(s) => (s.fields.number.max = Number.NaN), 'specimen.number: "max" must be -9007199254740991 or more'],
  [(s) => (s.fields.number.max = 1.5), 'specimen.number: "max" must be a whole number'],
  [(s) => (s.fields.rows.fields.q.max = 1e21), 'specimen.rows.q: "max" must be 1000000 or less'],
  [(s) => (s.fields.image.width = 1e9), 'specimen.image: "width" must be 10000 or less'],
  [
    (s) => Object.assign(s.fields.period, { minMinutes: 1_441, maxDays: 1 }),
    'specimen.period: "minMinutes" is above "maxDays" (1 × 1440 minutes)',
  ],
  [
    (s) => (s.fields.image.ratio = '1:1'),
    'specimen.image: "ratio" is 1:1, but "width" and "height" are 100 × 50',
  ],
  [
    (s) => (s.fields.image.background = 'drak'),
    'specimen.image: there is no background "drak"; did you mean "dark"?',
  ],
  [
    (s) => (s.fields.choice.options[0].value = 'a,b'),
    'specimen.choice.options.0: "value" may not contain a comma',
  ],
  [(s) => (s.fields.many.max = 5), 'specimen.many: "max" is 5, but there are 4 options'],
  [(s) => Object.assign(s.fields.many, { min: 5, max: 6 }), 'specimen.many: "min" is 5, but there are 4'],
  [(s) => (s.fields.many.min = 4), 'specimen.many: "min" is above "max"'],
  [
    (s) => (s.fields.many.options[0].label = 'Sabtu, pagi'),
    'specimen.many: the label of "sat" may not contain a comma',
  ],
  [(s) => (s.fields.many.default = 'sat'), 'specimen.many: "default" is refused by the field itself'],
  [(s) => s.sort.push('many'), 'specimen.many: stands in "sort", but what is of kind "manyChoice" cannot be'],
  [
    (s) => (s.fields.file.types = ['dpf']),
    'specimen.file.types: there is no file type "dpf"; did you mean "pdf"?',
  ],
  [(s) => (s.fields.file.types = []), 'specimen.file: "types" is empty, so no file would fit'],
  [(s) => (s.fields.file.types = 'pdf'), 'specimen.file: "types" must be a list of texts'],
  [(s) => s.fields.file.types.push('pdf'), 'specimen.file.types: "pdf" stands there twice'],
  [(s) => (s.fields.file.maxBytes = 5e7), 'specimen.file: "maxBytes" must be 20000000 or less'],
  [
    (s) => (s.fields.file.privat = true),
    'specimen.file: there is no setting of kind "file" named "privat"; did you mean "private"?',
  ],
  [
    (s) => (s.title = 'file'),
    'specimen.file: stands in "title", but what is of kind "file" cannot be named by',
  ],
  [
    (s) => s.filters.push('file'),
    'specimen.file: stands in "filters", but what is of kind "file" cannot be filtered by',
  ],
  [(s) => (s.fields.json.depth = 0), 'specimen.json: "depth" must be 1 or more'],
  [(s) => (s.fields.json.depth = 500), 'specimen.json: "depth" must be 100 or less'],
  [(s) => (s.fields.json.maxBytes = 1e6), 'specimen.json: "maxBytes" must be 500000 or less'],
  [(s) => (s.fields.json.unique = true), 'specimen.json: kind "json" cannot be unique'],
  // Options.
  [(s) => (s.fields.choice.options = 'atas'), 'specimen.choice.options: must be a list'],
  [(s) => (s.fields.choice.options = ['atas']), 'specimen.choice.options.0: must be { value, label }'],
  [
    // Further rules for an invalid option.
    (s) => {
      s.fields.choice.options = [null];
      s.fields.code.when = { field: 'choice', is: ['top'] };
    },
    'specimen.choice.options.0: must be { value, label }',
  ],
  [(s) => delete s.fields.choice.options, 'specimen.choice: "options" is missing'],
  [(s) => delete s.fields.choice.options[0].value, 'specimen.choice.options.0: "value" is missing'],
  [(s) => (s.fields.choice.options[1].label = ' '), 'specimen.choice.options.1: "label" must be a text'],
  [(s) => (s.fields.choice.options[0].value = 1), 'specimen.choice.options.0: "value" must be a text'],
  [
    (s) => (s.fields.choice.options[0].lable = 'x'),
    'specimen.choice.options.0: there is no setting "lable"; did you mean "label"?',
  ],
  [
    (s) => (s.fields.choice.options[0].tone = 'oke'),
    'specimen.choice.options.0: there is no tone "oke"; did you mean "ok"?',
  ],
  [
    (s) => (s.fields.choice.options[0].tone = 'hijau'),
    'specimen.choice.options.0: there is no tone "hijau"; there is "ok"',
  ],
  // Conditions.
  [(s) => (s.fields.code.when = { field: 'switch' }), 'specimen.code.when: "is" is missing'],
  [(s) => (s.fields.code.when = { is: [true] }), 'specimen.code.when: "field" is missing'],
  [(s) => (s.fields.code.when = 'switch'), 'specimen.code.when: must be { field, is: [ … ] }'],
  [
    (s) => (s.fields.code.when = { field: 'switch', is: true }),
    'specimen.code.when: "is" must be a list of values',
  ],
  [
    (s) => (s.fields.code.when = { field: 'switch', is: [] }),
    'specimen.code.when: "is" must be a list of values',
  ],
  [
    (s) => (s.fields.code.when = { feild: 'switch', is: [true] }),
    'specimen.code.when: there is no setting "feild"; did you mean "field"?',
  ],
  [
    (s) => (s.fields.code.when = { field: 'swich', is: [true] }),
    'specimen.code.when: there is no choice, switch or required rate "swich"; did you mean "switch"?',
  ],
  [
    (s) => (s.fields.code.when = { field: 'choice', is: ['topp'] }),
    'specimen.code.when: there is no value of "choice" "topp"; did you mean "top"?',
  ],
  [(s) => (s.fields.code.when = { all: [] }), 'specimen.code.when: "all" must be a list of conditions'],
  [
    (s) => (s.fields.code.when = { any: [{ field: 'swich', is: [true] }] }),
    'specimen.code.when.any.0: there is no choice, switch or required rate "swich"; did you mean "switch"?',
  ],
  [(s) => (s.fields.code.when = { not: { field: 'switch' } }), 'specimen.code.when.not: "is" is missing'],
  [
    (s) => (s.fields.code.when = { not: { field: 'switch', is: [true] }, field: 'switch' }),
    'specimen.code.when: "not" stands alone',
  ],
  [
    (s) => (s.fields.code.when = { field: 'money', above: 1, below: 5 }),
    'specimen.code.when: has one of "is", "above", "below", "empty"; join several by "all"',
  ],
  [
    (s) => (s.fields.code.when = { field: 'money', above: true }),
    'specimen.code.when: "above" must be a number, a day, an instant or { field }',
  ],
  [
    (s) => (s.fields.code.when = { field: 'money', above: 'banyak' }),
    'specimen.code.when: "money" cannot be compared with "banyak"',
  ],
  [
    (s) => (s.fields.code.when = { field: 'rate', below: 5 }),
    'specimen.code.when: there is no number, amount, day or instant "rate"',
  ],
  [
    (s) => (s.fields.code.when = { field: 'date', below: { field: 'money' } }),
    'specimen.code.when: there is no field of its kind "money"; there is "date"',
  ],
  [
    (s) => (s.fields.code.when = { field: 'password', empty: true }),
    'specimen.code.when: there is no typed field "password"',
  ],
  [
    (s) => (s.fields.code.lockedWhen = { field: 'choice', is: ['topp'] }),
    'specimen.code.lockedWhen: there is no value of "choice" "topp"; did you mean "top"?',
  ],
  [
    (s) => (s.fields.rows.fields.q.lockedAfterCreate = true),
    'specimen.rows.q: a lock is for a field of the record itself',
  ],
  // References.
  [(s) => (s.fields.rows.fields = ['q']), 'specimen.rows: "fields" must be an object of fields'],
  [(s) => (s.fields.rows.fields.q = { kind: 'text' }), 'specimen.rows: "fields" must be an object of fields'],
  [
    (s) => (s.fields.rows.fields.q = { kind: 'password', label: 'Sandi' }),
    'specimen.rows.q: a password in a row would be stored and shown as it is typed',
  ],
  [
    (s) => (s.fields.switch.sticky = true),
    'specimen.switch: "sticky" asks for a "store", which knows what stands',
  ],
  [
    (s) => (s.fields.text.sticky = true),
    'specimen.text: "sticky" is for a switch: what is emptied by leaving it out cannot be left out',
  ],
  [(s) => (s.fields.rows.fields.q.max = -1), 'specimen.rows.q: "max" must be 1 or more'],
  [
    (s) => (s.fields.reference.required = true),
    'specimen: required references lead back to it (specimen → specimen)',
  ],
  [
    (s, config) => {
      s.fields.reference = pointed('other', { required: true });
      beside(config, { endpoint: '/v1/vendor-panel/other' }).fields.reference = pointed('specimen', {
        required: true,
      });
    },
    'specimen: required references lead back to it (specimen → other → specimen)',
  ],
  [
    (s, config) => {
      s.fields.reference = pointed('web');
      const { fields, ...one } = structuredClone(config.resources[0]);
      config.resources.push({
        ...{ ...one, name: 'web', path: '/panel/web', endpoint: '/v1/vendor-panel/web', single: true },
        ...{ fields: { text: fields.text }, title: 'text', list: ['text'], form: ['text'], detail: ['text'] },
        ...{ filters: [], search: [], sort: [], can: ['edit'] },
      });
    },
    'specimen.reference: "web" is a single record, and nothing points at one',
  ],
];
