import { rupiah } from '../../../src/core/format/money';
import { AppError } from '../../http/app-error';
import type { Deed } from '../entities/acts/shape';
import type { MessageService } from '../message/service';
import { moveMember } from './member-store';
import { siteAddress, siteOf } from './people-store';

interface MemberFacts {
  name?: string;
  phone?: string;
  email?: string;
}

/** The named acts of the declared resource `member` that its declaration cannot say itself. */
export function memberDeeds(message: Pick<MessageService, 'queue'>): Record<string, Deed> {
  /** Throws MEMBER_BALANCE_SHORT. */
  const adjust: Deed = async ({ tx, actor, rows: [row], input }) => {
    if (!row) throw new AppError('NOT_FOUND');
    const amount = input.direction === 'out' ? -Number(input.amount) : Number(input.amount);
    const after = await moveMember(tx, {
      partnerId: actor.partnerId,
      memberId: row.id,
      kind: 'balance',
      amount,
      type: 'adjustment',
      note: String(input.reason),
      actor: actor.name,
      userId: actor.userId,
    });
    if (after === null) throw new AppError('MEMBER_BALANCE_SHORT');
    return { message: `Saldo member sekarang ${rupiah(after)}.` };
  };

  /** Throws BUYER_UNREACHABLE. */
  const resetPassword: Deed = async ({ tx, actor, rows: [row] }) => {
    const member = (row?.data ?? {}) as MemberFacts;
    const to = member.email ?? member.phone;
    if (!to) throw new AppError('BUYER_UNREACHABLE');
    const [site, url] = [await siteOf(tx, actor.partnerId), await siteAddress(tx, actor.partnerId)];
    await message.queue(tx, {
      channel: member.email ? 'email' : 'whatsapp',
      to,
      ...(member.email && { subject: `Atur ulang kata sandi ${site}` }),
      text: [
        `Halo ${member.name ?? 'member'}, ${site} meminta kata sandi baru untuk akun Anda.`,
        url ? `Buat kata sandi baru di ${url}/lupa-sandi` : 'Buat kata sandi baru lewat "Lupa kata sandi".',
        'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.',
      ].join('\n'),
      partnerId: actor.partnerId,
    });
    return { message: `Petunjuk kata sandi baru dikirim ke ${to}.` };
  };

  return { 'adjust-balance': adjust, 'reset-password': resetPassword };
}
