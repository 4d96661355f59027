import { fieldsIn } from '../condition';
import { kindOf } from '../kinds';
import type { ResourceSpec } from '../resource';
import { conditionErrors, conditionShapeErrors } from './condition';
import { unknownWord } from './nearest';

/** Checks `rules` and `unique`; `typed` are the fields of the form. */
export function checkRules(spec: ResourceSpec, typed: string[]): string[] {
  return [...ruleErrors(spec, typed), ...uniqueErrors(spec, typed)];
}

const ruleErrors = ({ name, fields, rules = [] }: ResourceSpec, typed: string[]): string[] =>
  rules.flatMap(({ when, at }, index) => {
    const path = `${name}.rules.${index}`;
    const shape = conditionShapeErrors(`${path}.when`, when);
    if (shape.length > 0) return shape;
    const errors = conditionErrors(`${path}.when`, when, fields, false);
    if (errors.length > 0) return errors;
    return [...new Set([...fieldsIn(when), at])]
      .filter((field) => !typed.includes(field))
      .map((field) => unknownWord(path, 'field of the form', field, typed));
  });

/** Values that make a key: of one part, never empty. */
const uniqueErrors = ({ name, fields, store, unique = [] }: ResourceSpec, typed: string[]): string[] => {
  if (unique.length > 0 && store)
    return [`${name}.unique: asks for records without a "store", which keeps its own`];
  const able = Object.keys(fields).filter((field) => {
    const kind = fields[field] && kindOf(fields[field]);
    return !fields[field]?.computed && Boolean(kind?.unique || kind?.sorts);
  });
  return unique.flatMap(({ fields: names, at = names[0] ?? '' }, index) => {
    const path = `${name}.unique.${index}`;
    return [
      ...names
        .filter((field) => !able.includes(field))
        .map((field) => unknownWord(path, 'field that makes a key', field, able)),
      ...(typed.includes(at) ? [] : [unknownWord(path, 'field of the form', at, typed)]),
    ];
  });
};
