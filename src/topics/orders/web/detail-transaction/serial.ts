import { groupsOfFour } from '../../../../core/format/groups';
import { plnTokenOf } from '../../../../core/format/pln-token';
import { copy } from './copy';

export interface Serial {
  label: string;
  /** Text to copy: of a token only its digits. */
  value: string;
  shown: string;
  about: [string, string][];
}

export function serialOf(sn: string, isBill = false): Serial {
  if (isBill) return { label: copy.reference, value: sn, shown: groupsOfFour(sn), about: [] };
  const pln = plnTokenOf(sn);
  if (!pln) return { label: copy.sn, value: sn, shown: groupsOfFour(sn), about: [] };
  const { token, name, tariff, power, kwh } = pln;
  const about: [string, string][] = [
    [copy.meterName, name],
    [copy.tariff, [tariff, power].filter(Boolean).join(' / ')],
    [copy.kwh, kwh],
  ];
  return {
    label: copy.token,
    value: token,
    shown: groupsOfFour(token),
    about: about.filter(([, text]) => text),
  };
}
