import type { FastifyInstance } from 'fastify';
import { confirmationError } from '../../../core/account/password';
import { refuseErrors } from '../../../platform/http/refuse-errors';
import { deviceOf } from '../../../platform/http/session-plugin';
import {
  forgotMemberPassword,
  memberCodeInput,
  memberCodeLogin,
  memberLoginInput,
  memberRegisterInput,
  type OpenedMemberSession,
  resetMemberPassword,
} from '../../members/contract';
import type { MemberLink } from '../../members/server/recovery';
import { ownPath, paths } from '../text/paths';
import type { RouteDeps } from './deps';
import { createFormPages } from './form-routes';
import { clearMemberCookie, setMemberCookie } from './member';
import { inputsOf, type Sent } from './order-input';
import * as forms from './pages/forms';
import { form } from './serve';
import type { Visit } from './visit';

const bearer = ({ token = '' }: Sent): string => `Bearer ${token}`;

/** The ways into an account, and out of it. */
export function signInRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { members } = deps;
  const formPage = createFormPages(app, deps);

  const checked =
    (purpose: MemberLink) =>
    async ({ shop }: Visit, query: Sent): Promise<undefined> => {
      await members.recovery.check(shop.partner_id, bearer(query), purpose);
    };

  /** Each sign-in opens a session; the one before it ends. */
  const enter = async (visit: Visit, opened: OpenedMemberSession, { ke }: Sent): Promise<string> => {
    const { request, reply, around } = visit;
    if (around.member) await members.logout(around.member.actor);
    setMemberCookie(request, reply, { token: opened.accessToken, expires: opened.expires_at });
    return ownPath(ke);
  };

  const signIn = async (visit: Visit, sent: Sent): Promise<string> => {
    const input = inputsOf(memberLoginInput, sent, ['identifier', 'password']);
    return enter(visit, await members.login(visit.shop.partner_id, input, deviceOf(visit.request)), sent);
  };
  formPage(forms.signIn(members.otpLogin), signIn, async ({ around, reply }, { ke }) =>
    around.member ? reply.redirect(ownPath(ke), 303) : undefined,
  );

  formPage(forms.askCode, async ({ shop }, sent) => {
    const { identifier } = inputsOf(memberCodeInput, sent, ['identifier']);
    const { request_id } = await members.requestCode(shop.partner_id, identifier);
    const query = new URLSearchParams({ request_id, ...(sent.ke && { ke: sent.ke }) });
    return `${paths.enterCode}?${query}`;
  });

  formPage(forms.enterCode, async (visit, sent) => {
    const { shop, request } = visit;
    const input = inputsOf(memberCodeLogin, sent, ['request_id', 'code']);
    return enter(visit, await members.loginByCode(shop.partner_id, input, deviceOf(request)), sent);
  });

  formPage(forms.signUp, async ({ shop, request }, sent) => {
    const names = ['name', 'username', 'email', 'phone', 'password'];
    const input = inputsOf(memberRegisterInput, sent, names);
    refuseErrors({ confirmation: confirmationError(input.password, sent.confirmation ?? '') });
    await members.register(shop.partner_id, input, request.ip);
    return undefined;
  });

  formPage(forms.forgot, async ({ shop }, sent) => {
    const { identifier } = inputsOf(forgotMemberPassword.body, sent, ['identifier']);
    await members.recovery.forgot(shop.partner_id, identifier);
    return undefined;
  });

  const reset = async ({ shop }: Visit, sent: Sent): Promise<undefined> => {
    const { password } = inputsOf(resetMemberPassword.body, sent, ['password']);
    refuseErrors({ confirmation: confirmationError(password, sent.confirmation ?? '') });
    await members.recovery.reset(shop.partner_id, bearer(sent), password);
  };
  formPage(forms.reset, reset, checked('reset-member'));

  // A form, because programs that check mails open links.
  const verify = async ({ shop }: Visit, sent: Sent): Promise<undefined> => {
    await members.recovery.verify(shop.partner_id, bearer(sent));
  };
  formPage(forms.verify, verify, checked('verify-member'));

  const move = async ({ shop }: Visit, sent: Sent): Promise<undefined> => {
    await members.account.move(shop.partner_id, bearer(sent));
  };
  formPage(forms.move, move, checked('move-member'));

  form(app, deps, paths.signOut, async ({ around, request, reply }, { body }) => {
    const { logout, account } = members;
    if (around.member) await (body.semua ? account.endAll : logout)(around.member.actor);
    clearMemberCookie(request, reply);
    return reply.redirect('/', 303);
  });
}
