import type { FastifyInstance, FastifyReply } from 'fastify';
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
import { doneOf, ownPath, paths } from '../text/paths';
import type { RouteDeps } from './deps';
import { createFormPages } from './form-routes';
import { clearMemberCookie, setMemberCookie } from './member';
import { inputsOf, type Sent } from './order-input';
import * as forms from './pages/sign-in';
import { WordsPage } from './parts/form-page';
import { form, page } from './serve';
import type { Visit } from './visit';

const bearer = ({ token = '' }: Sent): string => `Bearer ${token}`;

/** The ways into an account, and out of it. */
export function signInRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { pages, members } = deps;

  const formPage = createFormPages(app, deps);

  const checked =
    (purpose: MemberLink) =>
    async ({ shop }: Visit, query: Sent): Promise<undefined> => {
      await members.recovery.check(shop.partner_id, bearer(query), purpose);
    };

  /** Each sign-in opens a session; the one before it ends. */
  const enter = async (visit: Visit, opened: OpenedMemberSession, { ke }: Sent): Promise<FastifyReply> => {
    const { request, reply, around } = visit;
    if (around.member) await members.logout(around.member.actor);
    setMemberCookie(request, reply, { token: opened.accessToken, expires: opened.expires_at });
    return reply.redirect(ownPath(ke), 303);
  };

  const signIn = async (visit: Visit, sent: Sent): Promise<FastifyReply> => {
    const input = inputsOf(memberLoginInput, sent, ['identifier', 'password']);
    return enter(visit, await members.login(visit.shop.partner_id, input, deviceOf(visit.request)), sent);
  };
  formPage(forms.signIn(members.otpLogin), signIn, async ({ around, reply }, { ke }) =>
    around.member ? reply.redirect(ownPath(ke), 303) : undefined,
  );

  formPage(forms.askCode, async ({ shop, reply }, sent) => {
    const { identifier } = inputsOf(memberCodeInput, sent, ['identifier']);
    const { request_id } = await members.requestCode(shop.partner_id, identifier);
    const query = new URLSearchParams({ request_id, ...(sent.ke && { ke: sent.ke }) });
    return reply.redirect(`${paths.enterCode}?${query}`, 303);
  });

  formPage(forms.enterCode, async (visit, sent) => {
    const input = inputsOf(memberCodeLogin, sent, ['request_id', 'code']);
    return enter(
      visit,
      await members.loginByCode(visit.shop.partner_id, input, deviceOf(visit.request)),
      sent,
    );
  });

  formPage(forms.signUp, async ({ shop, request, reply }, sent) => {
    const names = ['name', 'username', 'email', 'phone', 'password'];
    const input = inputsOf(memberRegisterInput, sent, names);
    refuseErrors({ confirmation: confirmationError(input.password, sent.confirmation ?? '') });
    await members.register(shop.partner_id, input, request.ip);
    return reply.redirect(doneOf(paths.signUp), 303);
  });

  formPage(forms.forgot, async ({ shop, reply }, sent) => {
    const { identifier } = inputsOf(forgotMemberPassword.body, sent, ['identifier']);
    await members.recovery.forgot(shop.partner_id, identifier);
    return reply.redirect(doneOf(paths.forgot), 303);
  });

  const reset = async ({ shop, reply }: Visit, sent: Sent): Promise<FastifyReply> => {
    const { password } = inputsOf(resetMemberPassword.body, sent, ['password']);
    refuseErrors({ confirmation: confirmationError(password, sent.confirmation ?? '') });
    await members.recovery.reset(shop.partner_id, bearer(sent), password);
    return reply.redirect(doneOf(paths.reset), 303);
  };
  formPage(forms.reset, reset, checked('reset-member'));

  // A form, because programs that check mails open links.
  const verify = async ({ shop, reply }: Visit, sent: Sent): Promise<FastifyReply> => {
    await members.recovery.verify(shop.partner_id, bearer(sent));
    return reply.redirect(doneOf(paths.verify), 303);
  };
  formPage(forms.verify, verify, checked('verify-member'));

  const move = async ({ shop, reply }: Visit, sent: Sent): Promise<FastifyReply> => {
    await members.account.move(shop.partner_id, bearer(sent));
    return reply.redirect(doneOf(paths.move), 303);
  };
  formPage(forms.move, move, checked('move-member'));

  for (const { path, ...words } of forms.done)
    page(app, deps, doneOf(path), async (visit) =>
      pages.send(visit, <WordsPage {...words} link={forms.toSignIn} />),
    );

  form(app, deps, paths.signOut, async ({ around, request, reply }, { body }) => {
    const { logout, account } = members;
    if (around.member) await (body.semua ? account.endAll : logout)(around.member.actor);
    clearMemberCookie(request, reply);
    return reply.redirect('/', 303);
  });
}
