import { call } from '../../../../platform/web/call';
import { requestLoginOtp } from '../../contract/account';
import { OtpPhoneForm } from '../account/otp-phone-form';
import { OtpStep } from '../account/otp-step';
import { useOtp } from '../account/use-otp';
import { signInByOtp } from '../sign-in-by-otp';
import { laterCopy } from './later-copy';

const ask: Parameters<typeof useOtp>[1] = async (phone, channel) =>
  (await call(requestLoginOtp, { body: { phone, channel } })).data;

export const OtpLogin = ({ phone, onPhone }: { phone: string; onPhone: (phone: string) => void }) => {
  const otp = useOtp('otp-login', ask);
  if (otp.requestId) {
    const enter = async (requestId: string, code: string) => {
      await signInByOtp(requestId, code);
      otp.forget();
    };
    return <OtpStep otp={otp} onCode={enter} onOther={otp.forget} other={laterCopy.other} />;
  }

  return (
    <OtpPhoneForm
      otp={otp}
      label={laterCopy.form}
      name="username"
      placeholder="0812 3456 7890"
      hint={laterCopy.phoneHint}
      phone={phone}
      onPhone={onPhone}
    />
  );
};
