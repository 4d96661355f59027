/** One argument of a POSIX shell, whatever it holds. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** What was sent, as a command that sends it again from anywhere. */
export const curlOf = (url: string, headers: Readonly<Record<string, string>>, body: string): string =>
  [
    `curl -X POST ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ].join(' ');
