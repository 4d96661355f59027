import { z } from 'zod';
import { iconNames } from '../../../core/appearance/icons';
import { COLUMN_WIDTH } from '../../../core/contract/list-view';
import { ACTION_KEYS } from '../bulk';
import type { Action, Config, Related, ResourceSpec, Rule, Section, Unique } from '../resource';
import { type IssueSources, issueLines } from './issue-text';
import { unknownWord } from './nearest';

const label = z.string().trim().min(1, 'is empty');
const path = z.string().regex(/^\/[a-z0-9/-]*[a-z0-9]$/, 'must be a path such as "/panel/banner"');
const icon = z.string();
const words = z.array(z.string());
const kebab = (example: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, `must be kebab case, such as "${example}"`)
    .refine((name) => !isBuiltIn(name), BUILT_IN);
const section = z.strictObject({
  title: label,
  help: z.string().optional(),
  tab: label.optional(),
  fields: words,
} satisfies Record<keyof Section, z.ZodType>);
const sections = z.array(z.union([z.string(), section])).min(1, 'is empty');

const BUILT_IN = 'is a name that JavaScript itself uses';
const isBuiltIn = (name: string): boolean => name in Object.prototype;

/** Column names of the database and of Refine; fields cannot use them. */
const reserved = [
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'deleted_at',
  'reference_titles',
  'is_locked',
];

const fieldName = z
  .string()
  .regex(/^[a-z_][a-z0-9_]*$/, 'a field name has small letters, digits and underscores only')
  .refine((name) => !isBuiltIn(name), BUILT_IN)
  .regex(/^[a-z]/, 'a field name begins with a small letter')
  .refine((name) => !reserved.includes(name), 'is a name that every record has already');

const actionFieldName = fieldName.refine(
  (name) => !ACTION_KEYS.includes(name),
  'is a name that every action has already',
);
const visibility = z.enum(['cost', 'profit']);
const action = z.strictObject({
  name: kebab('mark-done'),
  label,
  icon: icon.optional(),
  on: z.enum(['record', 'rows', 'list']),
  help: z.string().optional(),
  done: z.string().optional(),
  fields: z.record(actionFieldName, z.looseObject({ kind: z.string(), label })).optional(),
  starts: z.record(z.string(), z.string()).optional(),
  asks: words.min(1, 'is empty').optional(),
  set: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  when: z.unknown().optional(),
  preview: z.boolean().optional(),
  reads: z.boolean().optional(),
  pin: z.boolean().optional(),
  ownerOnly: z.boolean().optional(),
  danger: z.boolean().optional(),
} satisfies Record<keyof Action, z.ZodType>);
const related = z.strictObject({
  resource: z.string(),
  by: z.string(),
  label: label.optional(),
} satisfies Record<keyof Related, z.ZodType>);

const unique = z.strictObject({
  fields: words.min(2, 'needs two fields or more; one has the setting "unique"'),
  at: z.string().optional(),
  message: label.optional(),
} satisfies Record<keyof Unique, z.ZodType>);
const rule = z.strictObject({
  when: z.unknown(),
  at: z.string(),
  message: label,
} satisfies Record<keyof Rule, z.ZodType>);

const shape = {
  name: kebab('member-tier'),
  label,
  unit: label.optional(),
  submit: label.optional(),
  description: z.string().optional(),
  empty: z.string().optional(),
  icon,
  area: z.enum(['h2h', 'panel']),
  path,
  paths: z
    .strictObject({
      list: path.optional(),
      create: path.optional(),
      edit: path.optional(),
      show: path.optional(),
    })
    .optional(),
  endpoint: path,
  also: path.optional(),
  access: z.union([z.string(), z.strictObject({ read: z.string(), write: z.string() })]).optional(),
  blockWhenExpired: z.boolean().optional(),
  ownerOnly: z.boolean().optional(),
  openToOwners: z.boolean().optional(),
  reveals: visibility.optional(),
  single: z.boolean().optional(),
  detailPage: z.boolean().optional(),
  opens: z.strictObject({ page: path, by: z.string() }).optional(),
  store: z
    .string()
    .refine((name) => !isBuiltIn(name), BUILT_IN)
    .optional(),
  history: z.literal(true).optional(),
  fields: z.record(fieldName, z.looseObject({ kind: z.string(), label })),
  title: z.string(),
  list: words.min(1, 'is empty'),
  columns: words.min(1, 'is empty').optional(),
  widths: z
    .record(
      z.string(),
      z
        .int()
        .min(COLUMN_WIDTH.min, `is below ${COLUMN_WIDTH.min}`)
        .max(COLUMN_WIDTH.max, `is above ${COLUMN_WIDTH.max}`),
    )
    .optional(),
  phone: words.min(1, 'is empty').optional(),
  groupBy: z.string().optional(),
  summary: words.min(1, 'is empty').optional(),
  defaultSort: z.string().optional(),
  defaultFilter: z.record(z.string(), z.string()).optional(),
  filters: words.optional(),
  search: words.optional(),
  sort: words.optional(),
  form: sections,
  detail: sections,
  can: z.array(z.enum(['create', 'edit', 'delete', 'export', 'import'])),
  unique: z.array(unique).optional(),
  rules: z.array(rule).optional(),
  actions: z.array(action).optional(),
  preview: z.boolean().optional(),
  related: z.array(related).optional(),
  arrange: z.string().optional(),
  lookupOnly: z.boolean().optional(),
  relatedOnly: z.boolean().optional(),
  follows: z.enum(['transaction']).optional(),
  menu: z.literal(false).optional(),
} satisfies Record<keyof ResourceSpec, z.ZodType>;

const resourceShape = z.strictObject(shape);

const inside: Record<string, readonly string[]> = {
  actions: Object.keys(action.shape),
  unique: Object.keys(unique.shape),
  rules: Object.keys(rule.shape),
  form: Object.keys(section.shape),
  detail: Object.keys(section.shape),
  related: Object.keys(related.shape),
  access: ['read', 'write'],
  paths: ['list', 'create', 'edit', 'show'],
  opens: ['page', 'by'],
};

/** Names of all options, by the object that has them. */
export const declarationKeys = {
  resource: Object.keys(shape),
  action: Object.keys(action.shape),
  section: Object.keys(section.shape),
  related: Object.keys(related.shape),
};

const sourcesOf = (name: string): IssueSources => ({
  name: (path) => {
    const [first, ...rest] = path.map(String);
    return [name, ...(first === 'fields' && rest.length > 0 ? [] : [first]), ...rest]
      .filter(Boolean)
      .join('.');
  },
  settings: (path) => {
    const names = path.filter((key) => typeof key === 'string');
    return path.length === 0 ? Object.keys(shape) : (inside[String(names.at(-1))] ?? []);
  },
});

/** Checks the shape of a declaration; deeper checks rely on it. */
export function checkShape(spec: ResourceSpec, index: number): string[] {
  const name = typeof spec?.name === 'string' && spec.name ? spec.name : `resources.${index}`;
  const found = resourceShape.safeParse(spec);
  const hidden = prototypeErrors(name, spec);
  if (hidden.length > 0) return hidden;
  const errors = found.success ? [] : issueLines(found.error.issues, spec, sourcesOf(name));
  return [...errors, ...(typeof spec?.icon === 'string' ? checkIcon(name, spec.icon) : [])];
}

/** A literal `{ __proto__: … }` sets the prototype: the field would vanish without a word. */
function prototypeErrors(at: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => prototypeErrors(`${at}.${index}`, one));
  const own =
    Object.hasOwn(value, '__proto__') || ![Object.prototype, null].includes(Object.getPrototypeOf(value));
  return [
    ...(own ? [`${at.replaceAll('.fields', '')}.__proto__: ${BUILT_IN}`] : []),
    ...Object.entries(value).flatMap(([key, one]) => prototypeErrors(`${at}.${key}`, one)),
  ];
}

/** File that lists the names of all icons, as an error names it. */
export const ICONS = 'src/core/appearance/icons.ts lists them';

export const checkIcon = (where: string, name: string | undefined): string[] =>
  name === undefined || iconNames.some((known) => known === name)
    ? []
    : [unknownWord(where, 'icon', name, iconNames, ICONS)];

const menuEntry: z.ZodType = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ label: z.string(), icon: icon.optional(), items: z.array(menuEntry) }),
  ]),
);

const configShape = z.strictObject({
  accessKeys: z.array(z.strictObject({ key: z.string(), label, reveals: visibility.optional() })),
  resources: z.array(z.looseObject({})),
  menu: z.strictObject({ h2h: z.array(menuEntry), panel: z.array(menuEntry) }),
});

const configSettings: Record<string, readonly string[]> = {
  '': Object.keys(configShape.shape),
  accessKeys: ['key', 'label', 'reveals'],
  menu: ['h2h', 'panel'],
  items: ['label', 'icon', 'items'],
  h2h: ['label', 'icon', 'items'],
  panel: ['label', 'icon', 'items'],
};

/** Minimum parts of a configuration; without them nothing else can be checked. */
export function checkConfigShape(config: Config): string[] {
  const found = configShape.safeParse(config);
  if (found.success) return [];
  return issueLines(found.error.issues, config, {
    name: (path) => path.join('.') || 'configuration',
    settings: (path) =>
      configSettings[String(path.filter((key) => typeof key === 'string').at(-1) ?? '')] ?? [],
  });
}
