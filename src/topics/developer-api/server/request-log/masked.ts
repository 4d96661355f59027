const MOST = 4_096;
const MOST_PATH = 300;
const MOST_ROWS = 5;
/** Maximum depth; the API has nothing deeper. */
const MOST_DEEP = 20;
const MASK = '••••••';

const SECRET =
  /(?:^|[_-])(?:pin|otp|sn|cvv)$|secret|signature|token|password|sandi|nonce|authorization|voucher_?codes?|serial/i;
const GIVEN_AWAY = /\b(?:lk_(?:test|live)_|whsec_)[\w+/=-]+/g;

/** JSON for the log without secrets; null for invalid JSON, whose content is unknown. */
export function maskedBody(text: string): string | null {
  try {
    return maskedValue(JSON.parse(text));
  } catch {
    return null;
  }
}

const maskedValue = (value: unknown): string => shortened(JSON.stringify(masked(value), null, 2), MOST);

export function maskedPath(url: string): string {
  const [path = '', query] = url.split('?');
  if (query === undefined) return shortened(open(path), MOST_PATH);
  const pairs = query.split('&').map((part) => {
    const [name = '', value] = part.split('=');
    return value !== undefined && SECRET.test(name) ? `${name}=${MASK}` : part;
  });
  return shortened(open(`${path}?${pairs.join('&')}`), MOST_PATH);
}

export const firstRows = (answer: unknown): unknown => {
  const data = (answer as { data?: unknown } | null)?.data;
  return Array.isArray(data) && data.length > MOST_ROWS
    ? { ...(answer as object), data: data.slice(0, MOST_ROWS) }
    : answer;
};

function masked(value: unknown, deep = 0): unknown {
  if (typeof value === 'string') return open(value);
  if (typeof value !== 'object' || value === null) return value;
  if (deep >= MOST_DEEP) return '…';
  if (Array.isArray(value)) return value.map((one) => masked(one, deep + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) ? hidden(inner) : masked(inner, deep + 1),
    ]),
  );
}

/** Masks values but keeps structure and counts. */
const hidden = (inner: unknown): unknown => {
  if (inner === null || typeof inner === 'boolean') return inner;
  return Array.isArray(inner) ? inner.map(() => MASK) : MASK;
};

const open = (text: string): string => text.replace(GIVEN_AWAY, MASK);

/** Removes a lone surrogate left by the cut, which PostgreSQL cannot store. */
const shortened = (text: string, most: number): string =>
  Buffer.from(text.length > most ? `${text.slice(0, most - 1)}…` : text).toString();
