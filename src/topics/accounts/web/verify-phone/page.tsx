import { Smartphone } from 'lucide-react';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { phone as readable } from '../../../../core/format/phone';
import { call } from '../../../../platform/web/call';
import { ownForm } from '../../../../platform/web/session';
import { confirmPhoneOtp, requestPhoneOtp } from '../../contract/account-verification';
import { GatePage } from '../account/gate-page';
import { OtpPhoneForm } from '../account/otp-phone-form';
import { OtpStep } from '../account/otp-step';
import { useOtp } from '../account/use-otp';

const copy = {
  title: 'Verifikasi nomor HP',
  lead: 'Kami kirim kode OTP untuk memastikan nomor ini milik Anda.',
  phoneHint: 'Salah ketik saat mendaftar? Perbaiki di sini.',
  other: 'Ubah nomor HP',
} as const;

const PhoneCode = ({ phone, onDone }: { phone: string; onDone: () => Promise<unknown> }) => {
  const { values, change, settle } = useDraft(
    ownForm('verify-phone'),
    { phone: readable(phone) },
    { tab: true },
  );
  const otp = useOtp(ownForm('otp-verify-phone'), async (to, channel) => {
    const body = { channel, ...(to !== phone && { phone: to }) };
    return (await call(requestPhoneOtp, { body })).data;
  });

  if (otp.requestId) {
    const confirm = async (requestId: string, code: string) => {
      await call(confirmPhoneOtp, { body: { request_id: requestId, code } });
      await onDone();
      otp.forget();
      settle();
    };
    return <OtpStep otp={otp} onCode={confirm} onOther={otp.forget} other={copy.other} />;
  }

  return (
    <OtpPhoneForm
      otp={otp}
      label={copy.title}
      name="phone"
      hint={copy.phoneHint}
      phone={values.phone}
      onPhone={(typedPhone) => change({ phone: typedPhone })}
    />
  );
};

const VerifyPhonePage = () => (
  <GatePage
    icon={<Smartphone size={26} />}
    title={copy.title}
    lead={() => copy.lead}
    done={({ is_phone_verified }) => is_phone_verified}
  >
    {(account, refresh) => <PhoneCode phone={account.phone} onDone={refresh} />}
  </GatePage>
);

export default VerifyPhonePage;
