/**
 * A connection to PostgreSQL was lost. Pools and listeners are made before the server and its log are, so this writes the
 * line that the log would.
 */
export function tellLost(what: string, reason: string): void {
  const line = { level: 'warn', time: new Date().toISOString(), reason, msg: `PostgreSQL: ${what} was lost` };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
