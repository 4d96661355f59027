import { iconNames } from '../../../core/look/icons';
import type { Look } from '../../../core/text/statuses';
import type { Option } from '../field';
import { unknownWord } from './nearest';

const settings = ['value', 'label', 'look', 'icon'] satisfies (keyof Option)[];
/** Complete by type: a missing look does not compile. */
const looks: Record<Look, true> = { ok: true, wait: true, run: true, bad: true, back: true, off: true };

export function optionErrors(at: string, options: unknown): string[] {
  if (!Array.isArray(options)) return [`${at}.options: must be a list`];
  if (options.length === 0) return [`${at}: has no options`];
  const errors = options.flatMap((option, index) => oneErrors(`${at}.options.${index}`, option));
  if (errors.length > 0) return errors;
  const values = (options as Option[]).map(({ value }) => value);
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${at}: option "${value}" stands there twice`);
}

function oneErrors(at: string, option: unknown): string[] {
  if (typeof option !== 'object' || option === null) return [`${at}: must be { value, label }`];
  const entries: Partial<Record<string, unknown>> = { ...option };
  const unknown = Object.keys(entries).filter((key) => !settings.some((known) => known === key));
  if (unknown.length > 0) return unknown.map((key) => unknownWord(at, 'setting', key, settings));
  const blank = ['value', 'label'].filter((key) => {
    const word = entries[key];
    return typeof word !== 'string' || word.trim() === '';
  });
  if (blank.length > 0) {
    return blank.map((key) => `${at}: "${key}" ${key in entries ? 'must be a text' : 'is missing'}`);
  }
  const { look, icon } = entries;
  const isLook = look === undefined || Object.keys(looks).some((known) => known === look);
  const isIcon = icon === undefined || iconNames.some((known) => known === icon);
  return [
    ...(isLook ? [] : [unknownWord(at, 'look', String(look), Object.keys(looks))]),
    ...(isIcon ? [] : [unknownWord(at, 'icon', String(icon), iconNames)]),
  ];
}
