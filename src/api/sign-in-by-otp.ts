import { loginByOtp } from '../core/contract/account';
import { call } from './call';
import { openSession } from './session';

export async function signInByOtp(requestId: string, code: string): Promise<void> {
  const { data } = await call(loginByOtp, { body: { request_id: requestId, code } });
  openSession({ accessToken: data.accessToken, authType: data.authType }, data.user_id);
}
