import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkAccessModel } from '../../../src/admin/access/check-model';

const shipped = readFileSync('access.model.conf', 'utf8');

describe('access.model.conf', () => {
  it('as shipped has no error', async () => {
    expect(await checkAccessModel(shipped)).toEqual([]);
  });

  it.each([
    [
      'a matcher that cannot be read',
      shipped.replace('p.act == r.act)', 'p.act == r.act'),
      /^access\.model\.conf:17: \[matchers\]: each "\(" needs its "\)"$/,
    ],
    [
      'a matcher that opens nothing',
      shipped.replace('g(r.obj, p.obj)', 'false'),
      /the matcher does not open/,
    ],
    ['a matcher that opens everything', shipped.replace('p.obj == "*"', 'true'), /the matcher does not open/],
    [
      'an effect that Casbin does not know',
      shipped.replace('some(where', 'any(where'),
      /^access\.model\.conf:14: \[policy_effect\]: there is no function "any"; there is "some", "where"/,
    ],
    [
      'a deny that the effect drops',
      shipped.replace(' && !some(where (p.eft == deny))', ''),
      /^access\.model\.conf: the effect lets "allow" win over "deny"/,
    ],
    [
      'an act that the matcher ignores',
      shipped.replace(' && (p.act == "*" || p.act == r.act)', ''),
      /^access\.model\.conf: the matcher grants acts that were not named/,
    ],
    [
      'every object, which the matcher drops',
      shipped.replace('(p.obj == "*" || g(r.obj, p.obj))', 'g(r.obj, p.obj)'),
      /^access\.model\.conf: the matcher does not know "\*"/,
    ],
    [
      'every act, which the matcher drops',
      shipped.replace('(p.act == "*" || p.act == r.act)', 'p.act == r.act'),
      /^access\.model\.conf: the matcher does not open/,
    ],
    [
      'a word of the matcher that is not defined',
      shipped.replace('p.obj == "*"', 'p.objj == "*"'),
      /^access\.model\.conf: \[matchers\]: there is no word "p\.objj"; did you mean "p\.obj"\?/,
    ],
    [
      'patterns that browsers do not read',
      shipped.replace('g(r.obj, p.obj)', 'globMatch(r.obj, p.obj)'),
      /^access\.model\.conf: \[matchers\] calls globMatch, .*: use keyMatch2$/,
    ],
    [
      'a word of the effect that is not defined',
      shipped.replace('(p.eft == deny)', '(p.eff == deny)'),
      /there is no word "p\.eff"; did you mean "p\.eft"\?/,
    ],
    [
      'a function that Casbin does not know',
      shipped.replace('g(r.obj, p.obj)', 'keymatch2(r.obj, p.obj)'),
      /^access\.model\.conf:17: .*there is no function "keymatch2"; did you mean "keyMatch2"\?/,
    ],
    ...['and', 'AND'].map((word): [string, string, RegExp] => [
      `a matcher with "${word}"`,
      shipped.replace('p.obj)) &&', `p.obj)) ${word}`),
      /^access\.model\.conf:17: \[matchers\]: write "&&" instead of "and"$/,
    ]),
    [
      'a matcher with "or"',
      shipped.replace('"*" ||', '"*" or'),
      /^access\.model\.conf:17: \[matchers\]: write "\|\|" instead of "or"$/,
    ],
    [
      'one sign instead of two',
      shipped.replace('p.act == r.act', 'p.act = r.act'),
      /^access\.model\.conf:17: \[matchers\]: write "==" to compare: "=" assigns$/,
    ],
    [
      'an effect with "and not"',
      shipped.replace('&& !some', 'and not some'),
      /^access\.model\.conf:14: \[policy_effect\]: write "&&" instead of "and"$/,
    ],
    ['other acts in the request', shipped.replace('r = obj, act', 'r = sub, obj, act'), /"r = obj, act"/],
    [
      'no roles',
      shipped.replace('[role_definition]\ng = _, _', ''),
      /\[role_definition\] must say "g = _, _"/,
    ],
    ['an empty file', '', /\[request_definition\]/],
  ])('%s is named in one line', async (_what, text, message) => {
    const [first, ...rest] = await checkAccessModel(text);
    expect(first).toMatch(message);
    expect([first, ...rest].filter((line) => line?.includes('\n'))).toEqual([]);
  });
});
