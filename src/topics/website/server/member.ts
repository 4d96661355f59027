import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import { deviceOf } from '../../../platform/http/session-plugin';
import type { MemberProfile } from '../../members/contract';
import type { MemberActor, MemberService } from '../../members/server/service';

/** A signed-in member, with what every page shows. */
export type Member = MemberProfile & { actor: MemberActor };

/** The prefix keeps other hosts below the same domain from setting it; browsers accept it with `Secure` alone. */
const nameFor = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-member' : 'member');

/** Session of a member: for this host alone, hidden from scripts, sent by no other site's forms. */
export function setMemberCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expires }: { token: string; expires: string },
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${new Date(expires).toUTCString()}${secure}`,
  );
}

export const clearMemberCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setMemberCookie(request, reply, { token: '', expires: '1970-01-01T00:00:00Z' });

/** `Authorization` of the cookie; empty without one. */
export function authorizationOf(request: FastifyRequest): string {
  const cookie = new RegExp(`(?:^|; )${nameFor(request)}=([\\w-]{20,200})(?:;|$)`);
  const token = cookie.exec(request.headers.cookie ?? '')?.[1];
  return token ? `Bearer ${token}` : '';
}

/** The member of a request; null for a guest and for a session that has ended. */
export async function memberOf(
  members: Pick<MemberService, 'authenticate' | 'profile'>,
  partnerId: string,
  request: FastifyRequest,
): Promise<Member | null> {
  const authorization = authorizationOf(request);
  if (authorization === '') return null;
  try {
    const actor = await members.authenticate(partnerId, authorization, deviceOf(request));
    return { ...(await members.profile(actor)), actor };
  } catch (failure) {
    if (failure instanceof AppError && failure.status === 401) return null;
    throw failure;
  }
}
