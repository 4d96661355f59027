import { paths } from '../../text/paths';
import type { FormWords } from '../parts/form-page';

export const lookUp: FormWords = {
  title: 'Cek pesanan',
  lead: 'Lihat status pesanan Anda dengan nomor faktur.',
  action: paths.lookUp,
  isListed: true,
  fields: [
    {
      ...{ name: 'invoice', label: 'Nomor faktur', required: true, placeholder: 'INV261128-XXXXXXXX' },
      ...{ autoCapitalize: 'characters', autoComplete: 'off' },
    },
    {
      ...{ name: 'contact', label: 'Nomor HP atau email saat memesan', required: true },
      ...{ autoComplete: 'tel', placeholder: '08xxxxxxxxxx' },
    },
  ],
  submit: 'Cari pesanan',
};
