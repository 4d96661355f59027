export interface PlnToken {
  token: string;
  name: string;
  tariff: string;
  power: string;
  kwh: string;
}

const TOKEN = /^\d{4}(?:[- ]?\d{4}){4}$/;

/**
 * Parses the trade's format (domain 1.1): token, name, tariff, power and kWh between slashes, with or without units,
 * with comma or point. Null for other serial numbers.
 */
export function plnTokenOf(sn: string): PlnToken | null {
  const [token = '', ...rest] = sn.split('/').map((part) => part.trim());
  if (!TOKEN.test(token)) return null;
  // Read from the end, because a name may contain a slash.
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
