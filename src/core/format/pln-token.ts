/** What a prepaid electricity order delivered. Every part but the token may be missing, and is empty then. */
export interface PlnToken {
  /** Twenty digits, as they are typed into the meter. */
  token: string;
  name: string;
  tariff: string;
  /** `900 VA`. */
  power: string;
  /** `13,3 kWh`. */
  kwh: string;
}

const TOKEN = /^\d{4}(?:[- ]?\d{4}){4}$/;

/**
 * Reads the one line in which the trade sends it (domain 1.1): token, name, tariff, power and kWh between slashes, with
 * or without units, with comma or point. Null for every other serial number.
 */
export function plnTokenOf(sn: string): PlnToken | null {
  const [token = '', ...rest] = sn.split('/').map((part) => part.trim());
  if (!TOKEN.test(token)) return null;
  // From the end: a name may hold a slash of its own.
  const [kwh = '', power = '', tariff = '', ...name] = rest.length < 4 ? [] : rest.reverse();
  return {
    token: token.replace(/\D/g, ''),
    name: name.reverse().join('/'),
    tariff,
    power: withUnit(power, 'VA'),
    kwh: withUnit(kwh.replace('.', ','), 'kWh'),
  };
}

const withUnit = (text: string, unit: string): string => {
  const amount = text.replace(/\s*[a-z]+$/i, '');
  return amount && `${amount} ${unit}`;
};
