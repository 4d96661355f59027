export interface Address {
  channel: 'email' | 'whatsapp';
  address: string;
  isProven: boolean;
}

interface Reachable {
  email: string | null;
  phone: string | null;
  is_email_verified: boolean;
  is_phone_verified: boolean;
}

export const addressesOf = (person: Reachable): Address[] => [
  ...(person.email
    ? [{ channel: 'email' as const, address: person.email, isProven: person.is_email_verified }]
    : []),
  ...(person.phone
    ? [{ channel: 'whatsapp' as const, address: person.phone, isProven: person.is_phone_verified }]
    : []),
];

/**
 * Recipient of the password link: the given address if verified, else a verified one, else the given one,
 * else any. A mistyped address must not give a stranger access.
 */
export function recoveryAddress(
  person: Reachable,
  given: 'username' | 'email' | 'phone' | null,
): Address | null {
  const own = addressesOf(person);
  const channel = given === 'phone' ? 'whatsapp' : given;
  const asked = own.find((one) => one.channel === channel);
  if (asked?.isProven) return asked;
  return own.find(({ isProven }) => isProven) ?? asked ?? own[0] ?? null;
}
