import type { Letterhead, LetterheadInput } from '../../core/contract/letterhead';
import { phone } from '../../core/format/phone';

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

export const typedOn = (kept: Letterhead, values: IdentityValues, business: string): Letterhead => ({
  logo_url: kept.logo_url,
  name: values.name.trim() || business,
  address: values.address.trim() || null,
  phone: values.phone.trim() || null,
  footer: values.footer.trim() || null,
});
