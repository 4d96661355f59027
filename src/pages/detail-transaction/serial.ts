import { groupsOfFour } from '../../core/format/groups';
import { plnTokenOf } from '../../core/format/pln-token';
import { copy } from './copy';

export interface Serial {
  label: string;
  /** What goes to the clipboard: of a token its digits alone. */
  value: string;
  shown: string;
  /** What came with it, label and text. */
  about: [string, string][];
}

/** A serial number as page and receipt show it; that of a bill is the biller's reference. */
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
