import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import shipped from '../../resources.config';
import { check } from '../../src/admin/schema/check';
import { baseSettings } from '../../src/admin/schema/check/fields';
import { declarationKeys } from '../../src/admin/schema/check/shape';
import { kinds } from '../../src/admin/schema/kinds';
import type { Config } from '../../src/admin/schema/resource';
import { repositoryRoot } from '../../src/platform/root';
import { offers } from '../../src/topics/offers';
import { pageRows } from '../../src/web/routes/page-rows';

// biome-ignore lint/suspicious/noExplicitAny: examples are untyped text
type Loose = any;
const text = readFileSync(join(repositoryRoot, 'docs/schema.md'), 'utf8');

/** Examples below a heading, as objects. */
const examplesOf = (heading: string): Loose[] => {
  const [, rest = ''] = text.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [own = ''] = rest.split(/^##+ /m);
  return [...own.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => runInThisContext(`({${code}})`));
};
const options = examplesOf('A resource');
const [base] = options;
const actions = examplesOf('Actions');
const withFields = (fields: Loose): Loose => ({
  ...base,
  fields: { ...base.fields, ...fields },
  form: [...base.form, ...Object.keys(fields)],
});
const keysIn = (values: Loose[]): string[] => values.flatMap((value) => Object.keys(value));

/** Resources that examples refer to. */
const others = shipped.resources
  .filter(({ name }) => name.startsWith('member') || name === 'panel-transaction')
  .map((one) => ({ ...one, menu: false as const, related: [] }));

/** Mistakes that the start reports for a configuration with the example in it. */
const mistakesOf = (example: Loose): string[] => {
  const panel = example.menu === false || example.lookupOnly || example.relatedOnly ? [] : ['faq'];
  const resource = JSON.parse(JSON.stringify(example));
  const config: Config = { ...shipped, menu: { h2h: [], panel }, resources: [...others, resource] };
  return check(config, pageRows, offers);
};

describe('docs/schema.md', () => {
  it.each(options.map((option): [string, Loose] => [Object.keys(option).join(', '), option]))(
    'has an example that passes for %s',
    (_what, option) => {
      expect(mistakesOf({ ...base, ...option })).toEqual([]);
    },
  );

  it.each(['Every field', 'Conditions'])('has examples that pass: %s', (heading) => {
    for (const example of examplesOf(heading)) expect(mistakesOf(withFields(example))).toEqual([]);
  });

  it.each(Object.entries(kinds))('shows kind %s with all its settings', (kind, { settings }) => {
    const examples = examplesOf(kind);
    const own = examples.flatMap((fields) => Object.values<Loose>(fields)).filter((one) => one.kind === kind);

    expect(keysIn(own)).toEqual(expect.arrayContaining(['kind', ...Object.keys(settings)]));
    for (const example of examples) expect(mistakesOf(withFields(example))).toEqual([]);
  });

  it.each(actions.map((action): [string, Loose] => [action.name, action]))(
    'has an action that passes: %s',
    (_name, action) => {
      expect(mistakesOf({ ...base, actions: [action] })).toEqual([]);
    },
  );

  it('shows each option of a resource, an action, a section and a related list', () => {
    const sections = options.flatMap(({ form = [] }) => form.filter((one: Loose) => typeof one === 'object'));
    const related = options.flatMap((option) => option.related ?? []);

    expect(keysIn([...options, { actions }])).toEqual(expect.arrayContaining(declarationKeys.resource));
    expect(keysIn(actions)).toEqual(expect.arrayContaining(declarationKeys.action));
    expect(keysIn(sections)).toEqual(expect.arrayContaining(declarationKeys.section));
    expect(keysIn(related)).toEqual(expect.arrayContaining(declarationKeys.related));
  });

  it('names each setting of a field', () => {
    const shown = keysIn(examplesOf('Every field').flatMap((fields) => Object.values<Loose>(fields)));
    const missing = Object.keys(baseSettings).filter(
      (setting) => !shown.includes(setting) && !text.includes(`\`${setting}\``),
    );
    expect(missing).toEqual([]);
  });
});
