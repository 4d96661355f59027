import { call } from '../../../platform/web/call';
import { openSession } from '../../../platform/web/session';
import { loginByOtp } from '../contract/account';

export async function signInByOtp(requestId: string, code: string): Promise<void> {
  const { data } = await call(loginByOtp, { body: { request_id: requestId, code } });
  openSession({ accessToken: data.accessToken, authType: data.authType }, data.user_id);
}
