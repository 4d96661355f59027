/**
 * Options of Node for programs that tests start: none lives long enough to gain from optimised code, which costs a
 * fifth of the processor time of a start, and half of it with the embedded database.
 */
export const shortLived = ['--interrupt-budget=1000000', '--liftoff-only'];
