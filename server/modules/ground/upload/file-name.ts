const MAX_LENGTH = 80;

/**
 * A name to show and to save under: the last part of whatever path was sent, without its ending, control and
 * direction marks, dots and signs that a shell or a header reads.
 */
export function safeName(sent: string | undefined, extension: string): string {
  const base = (sent ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]+/gu, '-')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  return `${[...stem].slice(0, MAX_LENGTH).join('').trim() || 'gambar'}.${extension}`;
}

/** `inline` with the name in both spellings that browsers know (RFC 6266). */
export const inlineAs = (name: string): string => disposed('inline', name);
/** The same for what a browser saves and never shows by itself. */
export const attachedAs = (name: string): string => disposed('attachment', name);

const disposed = (how: 'inline' | 'attachment', name: string): string => {
  const ascii = name.replace(/[^\w. -]/g, '_');
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};
