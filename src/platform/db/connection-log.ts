/**
 * Logs a lost PostgreSQL connection. Pools and listeners exist before the server's logger, so this writes the
 * line itself.
 */
export function logConnectionLoss(what: string, reason: string): void {
  const line = { level: 'warn', time: new Date().toISOString(), reason, msg: `PostgreSQL: ${what} was lost` };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
