import { describe, expect, it } from 'vitest';
import shipped from '../../resources.config';
import { pageRows } from '../../src/core/routes/page-rows';
import { check } from '../../src/core/schema/check';
import { needErrors } from '../../src/core/schema/check/needs';
import type { Field } from '../../src/core/schema/field';
import type { ResourceSpec } from '../../src/core/schema/resource';
import { serverNeeds } from '../../src/core/schema/server-needs';
import { heldIn, leastConfiguration } from '../support/least-configuration';

/**
 * Options that code neither compares with nor writes, by their field: without one of them there is a word less to choose.
 * Whoever makes code know one says so in a need, and takes the line away.
 */
const chosenByPeopleAlone: Record<string, string> = {
  'member.registered_via': 'a sign-up that no road leads to yet; the two that there are stand in the need',
  'member-tier.icon': 'a drawing, told to the website as it is',
  'category-label.icon': 'a drawing, told to the website as it is',
  'promo.visibility': 'a note for whoever keeps the promo; what a buyer types counts either way',
  'banner.position': 'where the website puts it, told as it is',
  'product-vcg.label': 'a word at a corner, told as it is',
  'product-custom.label': 'a word at a corner, told as it is',
  'blog.category': 'a shelf of articles, told as it is',
  'web-panel.theme_id': 'the registration offers what stands here',
  'web-panel.font': 'the preview has one of its own for what it does not know',
  'web-panel.radius': 'the preview has one of its own for what it does not know',
  'web-panel.layout_card': 'a number of columns, told as it is',
  'social-media.floating_position': 'told as it is; where it is not said, the right',
  'entry.category': 'a word of the partner, written as it is',
  'entry.method': 'a word of the partner; that of the balance stands in the need',
  'ticket.category': 'a word over a question; those that begin from a record stand in the need',
  'ticket.priority': 'a word over a question, told as it is',
};

interface Place {
  at: string;
  field: Field;
  /** The resources, with something else in its place; nothing: without it. */
  withInstead(field: Field | undefined): ResourceSpec[];
}

/** These fields with something else in the place of one. */
const instead = (fields: Readonly<Record<string, Field>>, name: string, field: Field | undefined) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([one, own]) =>
      one !== name ? [[one, own]] : field ? [[one, field]] : [],
    ),
  );

const placesIn = (
  at: string,
  fields: Readonly<Record<string, Field>>,
  withFields: (fields: Readonly<Record<string, Field>>) => ResourceSpec[],
): Place[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const withInstead = (other: Field | undefined) => withFields(instead(fields, name, other));
    const inside =
      field.kind === 'rows'
        ? placesIn(`${at}.${name}`, field.fields, (columns) => withInstead({ ...field, fields: columns }))
        : [];
    return [{ at: `${at}.${name}`, field, withInstead }, ...inside];
  });

const specs: readonly ResourceSpec[] = shipped.resources;
const withSpec = (spec: ResourceSpec) => specs.map((one) => (one.name === spec.name ? spec : one));

const places = specs.flatMap((spec) => [
  ...placesIn(spec.name, spec.fields, (fields) => withSpec({ ...spec, fields })),
  ...(spec.acts ?? []).flatMap((act) =>
    placesIn(`${spec.name}.acts.${act.name}`, act.fields ?? {}, (fields) =>
      withSpec({ ...spec, acts: spec.acts?.map((one) => (one === act ? { ...act, fields } : one)) ?? [] }),
    ),
  ),
]);

const told = (resources: ResourceSpec[]): string[] => needErrors(resources, serverNeeds);

it('an option that goes is told in one line, or nobody but people chooses it', () => {
  const untold = places.flatMap(({ at, field, withInstead }) => {
    if (field.kind !== 'choice') return [];
    return field.options.flatMap(({ value }) => {
      const options = field.options.filter((option) => option.value !== value);
      const [line = '', ...more] = told(withInstead({ ...field, options }));
      return line.startsWith(`${at}: the option "${value}" is missing, but needed by `) && more.length === 0
        ? []
        : [{ at, value, line, more }];
    });
  });
  const fields = [...new Set(untold.map(({ at }) => at))];

  expect(untold.filter(({ line }) => line !== '')).toEqual([]);
  expect(fields.toSorted()).toEqual(Object.keys(chosenByPeopleAlone).toSorted());
});

describe('a field that goes', () => {
  const least = leastConfiguration().resources;
  const leastPlaces = new Set(
    least.flatMap(({ name, fields }) => placesIn(name, fields, () => [])).map(({ at }) => at),
  );
  const untold = places.flatMap((place) => {
    const [line, ...more] = told(place.withInstead(undefined));
    const isTold = line?.startsWith(`${place.at}: is missing, but needed by `) && more.length === 0;
    return isTold ? [] : [{ ...place, line }];
  });

  it('is told in one line, or goes in silence and is missed by nothing that the server is asked', () => {
    expect(untold.filter(({ line }) => line !== undefined).map(({ at }) => at)).toEqual([]);
    expect(untold.length).toBeGreaterThan(100);
  });

  it('and is not needed stands nowhere in the least configuration, but for what declarations hold on to', () => {
    const stay = untold.filter(({ at }) => leastPlaces.has(at)).map(({ at }) => at);
    const held = specs.flatMap((spec) => [...heldIn(spec)].map((name) => `${spec.name}.${name}`));
    expect(stay.filter((at) => !held.includes(at))).toEqual([]);
  });
});

it('the least configuration is nothing that the start refuses', () => {
  expect(check(leastConfiguration(), pageRows)).toEqual([]);
});
