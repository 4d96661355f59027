import type { Letterhead, LetterheadInput } from '../../core/contract/letterhead';
import { phone } from '../../core/format/phone';

/** The form as it is typed. */
export interface IdentityValues {
  name: string;
  address: string;
  phone: string;
  footer: string;
}

export const valuesOf = ({ name, address, phone: number, footer }: Letterhead): IdentityValues => ({
  name,
  address: address ?? '',
  phone: number ? phone(number) : '',
  footer: footer ?? '',
});

export const bodyOf = (values: IdentityValues): LetterheadInput => ({ ...values });

/** The letterhead as it would be with what is typed; a number that is none yet is left as typed. */
export const typedOn = (kept: Letterhead, values: IdentityValues, business: string): Letterhead => ({
  logo_url: kept.logo_url,
  name: values.name.trim() || business,
  address: values.address.trim() || null,
  phone: values.phone.trim() || null,
  footer: values.footer.trim() || null,
});
