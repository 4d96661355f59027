import { Smartphone } from 'lucide-react';
import { call } from '../../api/call';
import { ownForm } from '../../api/session';
import { useDraft } from '../../api/use-draft';
import { confirmPhoneOtp, requestPhoneOtp } from '../../core/contract/account-verification';
import { phone as readable } from '../../core/format/phone';
import { GatePage } from '../../features/account/gate-page';
import { OtpPhoneForm } from '../../features/account/otp-phone-form';
import { OtpStep } from '../../features/account/otp-step';
import { useOtp } from '../../features/account/use-otp';

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
    {(account, look) => <PhoneCode phone={account.phone} onDone={look} />}
  </GatePage>
);

export default VerifyPhonePage;
