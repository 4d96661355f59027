import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { deviceOf } from '../../../../platform/http/session-plugin';
import {
  checkReferral,
  checkResetToken,
  forgotPassword,
  loginByOtp,
  registerMitra,
  requestLoginOtp,
  resetPassword,
} from '../../contract/account';
import {
  checkAuth,
  confirmPhoneOtp,
  requestPhoneOtp,
  resendEmail,
  sendEmailVerification,
  verifyEmail,
} from '../../contract/account-verification';
import type { AccountService } from './service';

export function accountRoutes(app: FastifyInstance, account: AccountService): void {
  serve(app, registerMitra, ({ body, request }) => account.register(body, deviceOf(request)));
  serve(app, checkReferral, ({ query, request }) => account.checkReferral(query.code, deviceOf(request)));
  serve(app, checkAuth, ({ actor }) => account.checkAuth(actor));

  serve(app, requestPhoneOtp, ({ actor, body }) => account.requestPhone(actor, body.channel, body.phone));
  serve(app, confirmPhoneOtp, ({ actor, body }) => account.confirmPhone(actor, body.request_id, body.code));
  serve(app, requestLoginOtp, ({ body, request }) =>
    account.requestLogin(body.phone, body.channel, deviceOf(request)),
  );
  serve(app, loginByOtp, ({ body, request }) => account.login(body.request_id, body.code, deviceOf(request)));

  serve(app, sendEmailVerification, ({ actor, body }) => account.sendEmail(actor, body.email));
  serve(app, resendEmail, ({ body, request }) => account.resendEmail(body.email, deviceOf(request)));
  serve(app, verifyEmail, ({ headers, request }) =>
    account.verifyEmail(headers.authorization, deviceOf(request)),
  );

  serve(app, forgotPassword, ({ body, request }) =>
    account.recovery.forgot(body.identifier, deviceOf(request)),
  );
  serve(app, checkResetToken, ({ headers }) => account.recovery.check(headers.authorization));
  serve(app, resetPassword, async ({ headers, body, request }) => {
    await account.recovery.reset(headers.authorization, body, deviceOf(request));
    return {};
  });
}
