import { z } from 'zod';
import { rupiah } from '../../../../core/contract/shapes';
import { told } from '../../../../core/contract/told';
import { OPEN_API } from '../../domain/paths';
import { program } from './program';

export const apiBalance = program('GET', `${OPEN_API}/balance`, 'balance.read', {
  summary: 'Saldo',
  about: 'Token sandbox membaca saldo sandbox.',
  reply: z.object({
    balance: told(rupiah, 'Rupiah.', 1_250_000),
    currency: z.literal('IDR'),
  }),
});
