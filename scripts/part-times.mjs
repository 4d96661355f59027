import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100;

/** Parent id, and CPU seconds of a process including finished children. */
function processTimes(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name in parentheses may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), seconds: ticks / TICKS };
}

/** CPU seconds of this process and its descendants; null without /proc. */
export function cpuSeconds() {
  try {
    const alive = new Map();
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      try {
        alive.set(Number(name), processTimes(name));
      } catch {
        // The process has ended.
      }
    }
    const isOurs = (pid) => pid === process.pid || (alive.has(pid) && isOurs(alive.get(pid).parent));
    return [...alive].filter(([pid]) => isOurs(pid)).reduce((sum, [, { seconds }]) => sum + seconds, 0);
  } catch {
    return null;
  }
}

const parts = [];

/** Runs a step and records its duration. */
export async function timedPart(name, work) {
  const began = { at: Date.now(), cpu: cpuSeconds() };
  try {
    return await work();
  } finally {
    const cpu = cpuSeconds();
    parts.push({
      name,
      seconds: (Date.now() - began.at) / 1000,
      cpu: cpu === null || began.cpu === null ? null : cpu - began.cpu,
    });
  }
}

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const row = (name, duration, cpu) => `${name.padEnd(24)}${duration.padStart(9)}${cpu.padStart(14)}`;
const cpuText = (cpu) => (cpu === null ? 'unknown' : cpu.toFixed(0));

/** Wall time and CPU seconds of each step, and the total. */
export function partTable() {
  const total = (what) =>
    parts.some((part) => part[what] === null) ? null : parts.reduce((sum, part) => sum + part[what], 0);
  return [
    row('Part', 'Duration', 'CPU seconds'),
    ...parts.map(({ name, seconds, cpu }) => row(name, clock(seconds), cpuText(cpu))),
    row('All', clock(total('seconds') ?? 0), cpuText(total('cpu'))),
  ].join('\n');
}
