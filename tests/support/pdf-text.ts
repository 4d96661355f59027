import { inflateSync } from 'node:zlib';

/** Texts of a pdfkit file by page. */
export function pdfTexts(bytes: Buffer): string[][] {
  return streamsOf(bytes)
    .map((content) =>
      [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, operators = '']) => textOf(operators)),
    )
    .filter((texts) => texts.length > 0);
}

/** Link targets. */
export const pdfLinks = (bytes: Buffer): string[] =>
  [...bytes.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address);

function streamsOf(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at)) {
    const end = bytes.indexOf('endstream', at);
    try {
      found.push(inflateSync(bytes.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Skips picture streams.
    }
    at = end + 9;
  }
  return found;
}

const textOf = (operators: string): string =>
  [...operators.matchAll(/<([0-9a-f]*)>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('');
