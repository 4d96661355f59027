import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest, unknownWord } from '../src/admin/schema/check/nearest';
import { kinds } from '../src/admin/schema/kinds';
import type { Config } from '../src/admin/schema/resource';
import { iconNames } from '../src/core/appearance/icons';
import { StartError } from '../src/platform/start-error';

/** Asks one question; an empty answer takes the default. */
export type Ask = (question: string, usual?: string) => Promise<string>;

/** Kinds whose settings are asked for; `rows` are easier written by hand. */
const askable = Object.keys(kinds).filter((kind) => kind !== 'rows');
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/**
 * Writes a declaration from a few answers and names it in `resources.config.ts`. Everything is taken back if the check
 * finds a mistake. Throws `StartError` with its lines.
 */
export async function writeResource(root: string, config: Config, name: string, ask: Ask): Promise<string> {
  const file = join('resources', `${name}.ts`);
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new StartError(`"${name}" must be kebab case, such as "member-tier"`);
  if (config.resources.some((one) => one.name === name) || existsSync(join(root, file))) {
    throw new StartError(`There is a resource "${name}" already`);
  }
  const label = await ask('Label, in Indonesian', name);
  const area = (await ask('Area: panel or h2h', 'panel')) === 'h2h' ? 'h2h' : 'panel';
  const icon = await ask('Icon', nearest(name, iconNames) ?? 'box');
  const key = await ask('Access key', `${area === 'panel' ? 'panel.' : ''}${name.replaceAll('-', '_')}`);
  const fields = await askFields(ask, config);
  const names = [...fields.keys()];
  const [title = ''] = names;
  const list = names.filter(
    (field) => !/kind: '(?:html|longtext|password|image|lines)'/.test(fields.get(field) ?? ''),
  );
  const exported = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = (all: string[]) => `[${all.map(quoted).join(', ')}]`;
  const shown = names.filter((field) => !/kind: 'password'/.test(fields.get(field) ?? ''));
  const source = [
    "import { resource } from '../src/admin/schema/resource';",
    '',
    `export const ${exported} = resource({`,
    `  name: ${quoted(name)},`,
    `  label: ${quoted(label)},`,
    `  icon: ${quoted(icon)},`,
    `  area: '${area}',`,
    `  path: '${area === 'panel' ? '/panel' : ''}/${name}',`,
    `  endpoint: '/v1/${area === 'panel' ? 'vendor-panel' : 'records'}/${name}',`,
    `  access: ${quoted(key)},`,
    '  fields: {',
    ...[...fields].map(([field, text]) => `    ${field}: ${text},`),
    '  },',
    `  title: ${quoted(title)},`,
    `  list: ${words([...list, 'updated_at'])},`,
    `  form: ${words(names)},`,
    `  detail: ${words([...shown, 'updated_at'])},`,
    "  can: ['create', 'edit', 'delete', 'export'],",
    '});',
    '',
  ].join('\n');
  const contents = join(root, 'resources.config.ts');
  const before = readFileSync(contents, 'utf8');
  const keys = [key, `${key}.action`].filter((one) => config.accessKeys.every((known) => known.key !== one));
  const after = [
    (text: string) => withImport(text, exported, name),
    (text: string) => withEntry(text, '  resources: [', exported),
    (text: string) => withEntry(text, `    ${area}: [`, quoted(name)),
    ...keys.map((one) => {
      const verb = one === key ? 'lihat' : 'kelola';
      const entry = `{ key: ${quoted(one)}, label: ${quoted(`${area === 'panel' ? 'Panel: ' : ''}${verb} ${label}`)} }`;
      return (text: string) => withEntry(text, '  accessKeys: [', entry);
    }),
  ].reduce((text, change) => change(text), before);
  writeFileSync(join(root, file), source);
  writeFileSync(contents, after);
  const checked = spawnSync(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('check-config.ts', import.meta.url))],
    { cwd: root, encoding: 'utf8' },
  );
  if (checked.status === 0) return file;
  rmSync(join(root, file));
  writeFileSync(contents, before);
  throw new StartError(`${checked.stderr.trim()}\nNothing was written.`);
}

async function askFields(ask: Ask, config: Config): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  for (;;) {
    const name = await ask(
      fields.size === 0 ? 'First field, which names a record' : 'Next field; empty to end',
    );
    if (name === '' && fields.size > 0) return fields;
    if (name === '') throw new StartError('A resource needs a field.');
    const label = await ask(`Label of ${name}`, name);
    const kind = await known(ask, `Kind of ${name}`, 'kind', fields.size === 0 ? 'text' : '', askable);
    const required =
      fields.size === 0 || (kind !== 'password' && (await ask('Required: yes or no', 'no')) === 'yes');
    const parts = [`kind: '${kind}'`, `label: ${quoted(label)}`, ...(required ? ['required: true'] : [])];
    if ('options' in kinds[kind as keyof typeof kinds].settings)
      parts.push(`options: ${await askOptions(ask)}`);
    if ('to' in kinds[kind as keyof typeof kinds].settings) {
      const names = config.resources.filter((one) => !one.single).map((one) => one.name);
      parts.push(`to: ${quoted(await known(ask, 'Resource that it refers to', 'resource', '', names))}`);
    }
    fields.set(name, `{ ${parts.join(', ')} }`);
  }
}

/** Asks again until the answer is one of the names; the end of the answers is a mistake. */
async function known(
  ask: Ask,
  question: string,
  what: string,
  usual: string,
  names: string[],
): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await ask(question, usual);
    if (names.includes(answer)) return answer;
    console.error(unknownWord(question, what, answer, names, `there is ${names.join(', ')}`));
  }
  throw new StartError('Nothing was written.');
}

async function askOptions(ask: Ask): Promise<string> {
  const typed = await ask('Options, as value=Label, separated by commas');
  const options = typed.split(',').map((one) => one.split('=').map((part) => part.trim()));
  return `[${options.map(([value = '', label = value]) => `{ value: ${quoted(value)}, label: ${quoted(label)} }`).join(', ')}]`;
}

const withImport = (text: string, exported: string, name: string): string => {
  const lines = text.split('\n');
  const after = lines.findIndex(
    (line) => (/from '(\.\/resources\/[^']+)'/.exec(line)?.[1] ?? '') > `./resources/${name}`,
  );
  const at = after === -1 ? lines.findIndex((line) => !line.startsWith('import')) : after;
  return lines.toSpliced(at, 0, `import { ${exported} } from './resources/${name}';`).join('\n');
};

/** The entry as the last one of the list that begins with this line. */
const withEntry = (text: string, opening: string, entry: string): string => {
  const lines = text.split('\n');
  const start = lines.indexOf(opening);
  const indent = opening.length - opening.trimStart().length;
  const end = lines.findIndex((line, at) => at > start && line === `${' '.repeat(indent)}],`);
  if (start === -1 || end === -1)
    throw new StartError(`resources.config.ts: there is no list "${opening.trim()}"`);
  return lines.toSpliced(end, 0, `${' '.repeat(indent + 2)}${entry},`).join('\n');
};
