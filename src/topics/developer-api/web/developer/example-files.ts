const files = import.meta.glob<string>('../../../../../examples/{curl,node,php,python}/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Language {
  value: string;
  label: string;
  client: string;
  ending: string;
}

export const languages = [
  { value: 'curl', label: 'cURL', client: 'lumbung.sh', ending: 'sh' },
  { value: 'node', label: 'Node', client: 'lumbung.mjs', ending: 'mjs' },
  { value: 'php', label: 'PHP', client: 'Lumbung.php', ending: 'php' },
  { value: 'python', label: 'Python', client: 'lumbung.py', ending: 'py' },
] as const satisfies readonly Language[];

export type LanguageName = (typeof languages)[number]['value'];

export type Topic = 'client' | 'balance' | 'order' | 'webhook';

export interface ExampleFile {
  name: string;
  text: string;
}

/** Null if a language has none. */
export function exampleOf(topic: Topic, language: LanguageName): ExampleFile | null {
  const found = languages.find(({ value }) => value === language);
  if (!found) return null;
  const name = topic === 'client' ? found.client : `${topic}.${found.ending}`;
  const text = files[`../../../../../examples/${language}/${name}`];
  return text === undefined ? null : { name, text: text.trimEnd() };
}
