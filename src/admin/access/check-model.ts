import { newEnforcer, newModelFromString } from 'casbin';
import { unknownWord } from '../schema/check/nearest';
import type { Policy } from './policy';

const sections = {
  request_definition: ['r', 'obj, act'],
  policy_definition: ['p', 'obj, act, eft'],
  role_definition: ['g', '_, _'],
} as const;

/** The glob library is as large as the rest of Casbin; browsers do without it (`src/web/app/lighter`). */
const NO_GLOBS =
  'access.model.conf: [matchers] calls globMatch, which the portal does not have: use keyMatch2';

const functions = {
  policy_effect: ['some', 'where'],
  matchers: ['g', 'keyMatch', 'keyMatch2', 'keyMatch3', 'keyMatch4', 'keyMatch5', 'regexMatch', 'ipMatch'],
} as const;

/** Spellings of other languages, each with the one that Casbin reads. */
const operators: [written: RegExp, error: string][] = [
  [/\band\b/i, 'write "&&" instead of "and"'],
  [/\bor\b/i, 'write "||" instead of "or"'],
  [/\bnot\b/i, 'write "!" instead of "not"'],
  [/[^=!<>]=(?!=)/, 'write "==" to compare: "=" assigns'],
  [/(?:[=!]=)=/, 'write "==" or "!=" to compare, with two signs'],
  [/[^&]&(?!&)/, 'write "&&" instead of "&"'],
  [/[^|]\|(?!\|)/, 'write "||" instead of "|"'],
];

const readable = ['r.obj', 'r.act', 'p.obj', 'p.act', 'p.eft'];

/**
 * Errors of `access.model.conf`, one line each; empty if it is usable. The policy relies on its three definitions and
 * on the answers of matcher and effect.
 */
export async function checkAccessModel(modelText: string): Promise<string[]> {
  const errors = Object.entries(sections)
    .filter(([section, [key, value]]) => !linesOf(modelText, section).includes(squeezed(`${key}=${value}`)))
    .map(([section, [key, value]]) => `access.model.conf: [${section}] must say "${key} = ${value}"`);
  if (errors.length > 0) return errors;
  if (linesOf(modelText, 'matchers').some((line) => line.includes('globMatch('))) return [NO_GLOBS];
  const unknown = Object.entries(functions).flatMap(([section, calls]) => [
    ...unreadable(modelText, section),
    ...foreignWords(modelText, section, calls),
  ]);
  return unknown.length > 0 ? unknown : trial(modelText);
}

const squeezed = (line: string): string => line.replace(/\s+/g, '');

const linesOf = (text: string, section: string): string[] => {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.indexOf(`[${section}]`);
  const end = lines.findIndex((line, at) => at > start && line.startsWith('['));
  const body = start === -1 ? [] : lines.slice(start + 1, end === -1 ? undefined : end);
  return body.filter((line) => !line.startsWith('#')).map(squeezed);
};

const unreadable = (text: string, section: string): string[] => {
  const words = linesOf(text, section).flatMap((line) => line.match(/\b[rp]\.\w+/g) ?? []);
  return [...new Set(words)]
    .filter((word) => !readable.includes(word))
    .map((word) => unknownWord(`access.model.conf: [${section}]`, 'word', word, readable));
};

const foreignWords = (text: string, section: string, calls: readonly string[]): string[] => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() === `[${section}]`);
  return lines.flatMap((line, index) => {
    const isInside = index > start && lines.slice(start + 1, index + 1).every((one) => !/^\s*\[/.test(one));
    if (!isInside || /^\s*(?:#|$)/.test(line)) return [];
    const at = `access.model.conf:${index + 1}: [${section}]`;
    const code = line.replace(/^\s*\w+\s*=/, '').replace(/"[^"]*"|'[^']*'/g, '""');
    const wrong = operators.filter(([written]) => written.test(code)).map(([, error]) => `${at}: ${error}`);
    const called = [...code.matchAll(/\b(\w+)\s*\(/g)].map(([, name = '']) => name);
    const count = (sign: string) => code.split(sign).length;
    return [
      ...wrong,
      ...(count('(') === count(')') ? [] : [`${at}: each "(" needs its ")"`]),
      ...[...new Set(called)]
        .filter((name) => !calls.includes(name) && !/^(?:and|or|not)$/i.test(name))
        .map((name) => unknownWord(at, 'function', name, calls)),
    ];
  });
};

/** Test policy: `screen` has its key, `half` may only be seen, `late` is locked, `shut` is denied. */
const some: Policy = {
  p: [
    ['key', '*', 'allow'],
    ['visibility', 'see', 'allow'],
    ['lock', 'open', 'deny'],
    ['denial', '*', 'deny'],
  ],
  g: [
    ['screen', 'key'],
    ['half', 'visibility'],
    ['late', 'key'],
    ['late', 'lock'],
    ['shut', 'key'],
    ['shut', 'denial'],
  ],
};
const all: Policy = { p: [['*', '*', 'allow']], g: [['screen', 'key']] };

type Question = [policy: Policy, object: string, verb: 'see' | 'open', answer: boolean, meaning: string];

const ALLOW_WINS = 'the effect lets "allow" win over "deny": it must say !some(where (p.eft == deny))';

/** Questions with known answers: Casbin evaluates matcher and effect only when it is asked. */
const questions: Question[] = [
  [some, 'screen', 'open', true, 'the matcher does not open a screen to the holder of its key'],
  [some, 'stranger', 'open', false, 'the matcher does not open a screen to the holder of its key alone'],
  [some, 'half', 'see', true, 'the matcher does not grant an act by its name (p.act == r.act)'],
  [some, 'half', 'open', false, 'the matcher grants acts that were not named: compare p.act with r.act'],
  [some, 'shut', 'see', false, ALLOW_WINS],
  [some, 'late', 'see', true, 'the effect denies more than the act that is denied'],
  [some, 'late', 'open', false, ALLOW_WINS],
  [all, 'screen', 'open', true, 'the matcher does not know "*", every object: it must say p.obj == "*"'],
];

const trial = async (modelText: string): Promise<string[]> => {
  const enforcerOf = async ({ p, g }: Policy) => {
    const enforcer = await newEnforcer(newModelFromString(modelText));
    await enforcer.addPolicies(p);
    await enforcer.addGroupingPolicies(g);
    return enforcer;
  };
  try {
    const built = new Map([
      [some, await enforcerOf(some)],
      [all, await enforcerOf(all)],
    ]);
    const wrong = questions.find(
      ([policy, object, verb, answer]) => built.get(policy)?.enforceSync(object, verb) !== answer,
    );
    return wrong ? [`access.model.conf: ${wrong[4]}`] : [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`access.model.conf: ${reason.replace(/\s+/g, ' ').trim()}`];
  }
};
