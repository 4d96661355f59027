const MAX_LENGTH = 80;

/**
 * Safe display and file name: the last path segment without extension, control and direction characters,
 * dots, and characters special to shells or headers.
 */
export function safeName(sent: string | undefined, extension: string): string {
  const base = (sent ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]+/gu, '-')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  return `${[...stem].slice(0, MAX_LENGTH).join('').trim() || 'gambar'}.${extension}`;
}

/** `inline` with both spellings of the name (RFC 6266). */
export const inlineAs = (name: string): string => disposed('inline', name);
export const attachedAs = (name: string): string => disposed('attachment', name);

const disposed = (how: 'inline' | 'attachment', name: string): string => {
  const ascii = name.replace(/[^\w. -]/g, '_');
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};
