import { z } from 'zod';
import { described } from '../../../../core/contract/described';
import { rupiah } from '../../../../core/contract/shapes';
import { OPEN_API } from '../../domain/paths';
import { program } from './program';

export const apiBalance = program('GET', `${OPEN_API}/balance`, 'balance.read', {
  summary: 'Saldo',
  about: 'Token sandbox membaca saldo sandbox.',
  reply: z.object({
    balance: described(rupiah, 'Rupiah.', 1_250_000),
    currency: z.literal('IDR'),
  }),
});
