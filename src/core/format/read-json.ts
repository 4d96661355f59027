export interface JsonError {
  line: number;
  column: number;
  /** Message in Indonesian. */
  words: string;
}

class Unreadable extends Error {
  constructor(
    readonly words: string,
    readonly at: number,
  ) {
    super(words);
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iuy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const WORD = /true|false|null/y;
/** Characters that PostgreSQL cannot store: U+0000 and lone surrogates. */
const UNFIT = /\0|\p{Cs}/u;

/**
 * Reads an object or a list of at most `depth` levels, and refuses what `JSON.parse` changes in silence: numbers that a
 * double does not hold exactly, names that occur twice, and `__proto__`. Never throws.
 */
export function readJson(text: string, depth: number): { value: object } | { error: JsonError } {
  let at = 0;
  const fail = (words: string, where = at): never => {
    throw new Unreadable(words, where);
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const isNext = (sign: string): boolean => {
    take(SPACE);
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };

  const readString = (): string => {
    const start = at;
    const found: string = take(STRING) ?? fail('teks tidak ditutup, atau memuat tanda yang tidak dikenal');
    const value: string = JSON.parse(found);
    return UNFIT.test(value) ? fail('karakter ini tidak didukung', start) : value;
  };
  const readNumber = (): number => {
    const start = at;
    const found: string =
      take(NUMBER) ?? fail(at < text.length ? 'nilai ini tidak dikenal' : 'belum selesai');
    return isExact(found)
      ? Number(found)
      : fail('angka ini tidak dapat disimpan persis, tulis di antara tanda kutip', start);
  };
  /** The parts between two brackets, the first of which was read. */
  const readParts = (end: string, level: number, readPart: () => void): void => {
    if (level > depth) fail(`lebih dari ${depth} tingkat`, at - 1);
    if (isNext(end)) return;
    do readPart();
    while (isNext(','));
    if (!isNext(end)) fail(`di sini seharusnya ada koma atau ${end}`);
  };
  const readObject = (level: number): object => {
    const entries = new Map<string, unknown>();
    readParts('}', level, () => {
      take(SPACE);
      const start = at;
      if (text[at] !== '"') fail('nama harus diapit tanda kutip "');
      const name = readString();
      if (name === '__proto__') fail('nama __proto__ tidak boleh dipakai', start);
      if (entries.has(name)) fail(`nama "${name}" sudah ada di atasnya`, start);
      if (!isNext(':')) fail('di sini seharusnya ada titik dua');
      entries.set(name, readValue(level));
    });
    return Object.fromEntries(entries);
  };
  const readList = (level: number): unknown[] => {
    const list: unknown[] = [];
    readParts(']', level, () => list.push(readValue(level)));
    return list;
  };
  const readValue = (level: number): unknown => {
    if (isNext('{')) return readObject(level + 1);
    if (isNext('[')) return readList(level + 1);
    if (text[at] === '"') return readString();
    const word = take(WORD);
    return word === undefined ? readNumber() : JSON.parse(word);
  };

  try {
    take(SPACE);
    if (!'{['.includes(text[at] || ' ')) fail('harus diawali { atau [');
    const value = readValue(0) as object;
    take(SPACE);
    return at < text.length ? fail('tidak boleh ada apa pun setelah akhirnya') : { value };
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure;
    const before = text.slice(0, failure.at).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { error: { line: before.length, column, words: failure.words } };
  }
}

/** True for a number whose digits a double gives back; whole numbers only where each neighbour has its own. */
function isExact(literal: string): boolean {
  const value = Number(literal);
  const isCounted = !Number.isInteger(value) || Number.isSafeInteger(value);
  return isCounted && digitsOf(literal) === digitsOf(String(value));
}

/** One notation for a number: `1.50e3` and `1500` are both `15e2`. */
function digitsOf(literal: string): string | undefined {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(literal);
  if (!found) return undefined;
  const [, sign = '', whole = '', part = '', power = '0'] = found;
  const digits = (whole + part).replace(/^0+/, '');
  const short = digits.replace(/0+$/, '');
  return short ? `${sign}${short}e${Number(power) - part.length + digits.length - short.length}` : '0';
}
