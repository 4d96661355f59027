import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isOnThisMachine } from './this-machine';

/** True for programs with `token` (METRICS_TOKEN) or, if none is set, for callers on this machine. */
export const isOperator = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined ? isOnThisMachine(request) : shows(request, token);

/** Compares digests in constant time; they have equal length. */
const shows = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
