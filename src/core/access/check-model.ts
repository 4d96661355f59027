import { newEnforcer, newModelFromString } from 'casbin';

const sections = {
  request_definition: ['r', 'obj, act'],
  policy_definition: ['p', 'obj, act, eft'],
  role_definition: ['g', '_, _'],
} as const;

/**
 * Faults of `access.model.conf`, each in one line; empty when it can be used. What the derived policy relies on must
 * stand: the three definitions, and a matcher and an effect that Casbin can evaluate.
 */
export async function checkAccessModel(modelText: string): Promise<string[]> {
  const faults = Object.entries(sections)
    .filter(([section, [key, value]]) => !states(modelText, section, key, value))
    .map(([section, [key, value]]) => `access.model.conf: [${section}] must say "${key} = ${value}"`);
  return faults.length > 0 ? faults : trial(modelText);
}

const states = (text: string, section: string, key: string, value: string): boolean => {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.indexOf(`[${section}]`);
  const end = lines.findIndex((line, at) => at > start && line.startsWith('['));
  const body = start === -1 ? [] : lines.slice(start + 1, end === -1 ? undefined : end);
  return body.some((line) => line.replace(/\s+/g, '') === `${key}=${value}`.replace(/\s+/g, ''));
};

/** One question with a known answer: Casbin reads matcher and effect only when it is asked. */
const trial = async (modelText: string): Promise<string[]> => {
  try {
    const enforcer = await newEnforcer(newModelFromString(modelText));
    await enforcer.addPolicy('key', '*', 'allow');
    await enforcer.addGroupingPolicy('screen', 'key');
    const granted = enforcer.enforceSync('screen', 'open');
    const other = enforcer.enforceSync('stranger', 'open');
    if (granted && !other) return [];
    return [
      'access.model.conf: the matcher does not open a screen to the holder of its key, and to no one else',
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`access.model.conf: ${reason.replace(/\s+/g, ' ').trim()}`];
  }
};
