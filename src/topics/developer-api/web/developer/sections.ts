export interface GuideSection {
  id: string;
  title: string;
  text: string;
}

const files = import.meta.glob<string>('../../../../../docs/open-api.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const [source = ''] = Object.values(files);

/** `Tanda tangan` → `tanda-tangan`. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const [head = '', ...parts] = source.split(/^## /m);

export const guideTitle = /^# (.+)$/m.exec(head)?.[1] ?? '';
export const guideLead = head.replace(/^# .+$/m, '').trim();

export const guideSections: readonly GuideSection[] = parts.map((part) => {
  const [title = '', ...lines] = part.split('\n');
  return { id: anchorOf(title), title, text: lines.join('\n').trim() };
});
