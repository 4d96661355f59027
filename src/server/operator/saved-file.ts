import type { Outcome } from './command';

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** A file for the operator with a generated name, because a partner's file name could contain a path. */
export const savedFile = (name: string, mime: string, bytes: Buffer): Outcome => ({
  file: { name: `${name}.${extensions[mime] ?? 'bin'}`, base64: bytes.toString('base64') },
});
