import type { BrandForm } from '../../catalogue/contract/catalogue';
import { checkFormValues } from '../../catalogue/domain/form-values';

export interface Question {
  key: string;
  label: string;
  type: BrandForm['type'];
  required?: boolean;
  placeholder?: string;
  help_text?: string;
  min?: number;
  max?: number;
  options?: string[];
}

type FieldErrors = Record<string, string[]>;

const FIELD = 'input_forms';
const at = (index: number, name: string): string => `${FIELD}.${index}.${name}`;

export function questionErrors(questions: readonly Question[]): FieldErrors {
  const keys = questions.map(({ key }) => key);
  return Object.fromEntries(
    questions.flatMap(({ key, min = 0, max = Number.POSITIVE_INFINITY }, index): [string, string[]][] => [
      ...error(keys.indexOf(key) < index, at(index, 'key'), 'Kode isian ini sudah ada di atasnya.'),
      ...error(min > max, at(index, 'max'), 'Panjang maksimal tidak boleh di bawah panjang minimal.'),
    ]),
  );
}

/** Differences between the shop's questions and the inputs that the supplier needs. */
export function brandErrors(questions: readonly Question[], brand: readonly BrandForm[]): FieldErrors {
  if (questions.length === 0) return {};
  const missing = brand.filter(({ key, required }) => required && !questions.some((one) => one.key === key));
  return Object.fromEntries([
    ...error(missing.length > 0, FIELD, `Brand H2H mewajibkan isian ${keysOf(missing)}.`),
    ...questions.flatMap((question, index) => {
      const form = brand.find(({ key }) => key === question.key);
      if (form) return answerErrors(question, form, index);
      const known = brand.length > 0 ? `Kode isiannya: ${keysOf(brand)}.` : 'Brand ini tidak meminta isian.';
      return error(true, at(index, 'key'), `Isian ini tidak dikenal brand H2H. ${known}`);
    }),
  ]);
}

/** Answers that the shop would accept and the H2H brand refuse. */
function answerErrors(question: Question, form: BrandForm, index: number): [string, string[]][] {
  const asked = laidOver(question, form);
  const refused =
    question.type === 'select' ? asked.options.find(({ value }) => !accepts(form, value)) : null;
  const needsChoice = form.type === 'select' && question.type !== 'select';
  const choices = form.options.map(({ label }) => label).join(', ');
  return [
    ...error(form.required && !question.required, at(index, 'required'), 'Brand H2H mewajibkan isian ini.'),
    ...error(needsChoice, at(index, 'type'), `Brand H2H meminta pilihan: ${choices}.`),
    ...error(Boolean(refused), at(index, 'options'), `${refused?.label} tidak dikenal brand H2H.`),
    ...error(
      (asked.min_len ?? 0) > (asked.max_len ?? Number.POSITIVE_INFINITY),
      at(index, 'max'),
      `Brand H2H meminta ${form.min_len ?? 0}–${form.max_len ?? '∞'} karakter.`,
    ),
  ];
}

/**
 * Inputs of a website item: the shop's questions with the limits of the brand. The brand's own if the shop has none, or
 * if the brand changed since.
 */
export function supplyForms(
  questions: readonly Question[] | undefined = [],
  brand: readonly BrandForm[],
): readonly BrandForm[] {
  if (questions.length === 0 || Object.keys(brandErrors(questions, brand)).length > 0) return brand;
  return questions.flatMap((question) => {
    const form = brand.find(({ key }) => key === question.key);
    return form ? [laidOver(question, form)] : [];
  });
}

/** Converts a question to a brand input, so that both use the same rules. */
export const formOf = ({
  key,
  label,
  type,
  placeholder = '',
  help_text,
  required = false,
  min,
  max,
  options = [],
}: Question): BrandForm => ({
  key,
  alias: label,
  type,
  placeholder,
  required,
  min_len: min ?? null,
  max_len: max ?? null,
  regex: null,
  options: options.map((value) => ({ value, label: value })),
  help_text: help_text ?? null,
});

function laidOver(question: Question, form: BrandForm): BrandForm {
  const own = formOf(question);
  return {
    ...own,
    type: own.type === 'select' || form.type === 'text' ? own.type : form.type,
    placeholder: own.placeholder || form.placeholder,
    help_text: own.help_text ?? form.help_text,
    min_len: strictest(Math.max, own.min_len, form.min_len),
    max_len: strictest(Math.min, own.max_len, form.max_len),
    regex: form.regex,
    options: own.options.map(({ label }) => ({
      value: form.options.find((one) => one.label === label)?.value ?? label,
      label,
    })),
  };
}

const strictest = (choose: (...limits: number[]) => number, ...limits: (number | null)[]): number | null => {
  const set = limits.filter((limit) => limit !== null);
  return set.length > 0 ? choose(...set) : null;
};

const accepts = (form: BrandForm, value: string): boolean =>
  Object.keys(checkFormValues([form], { [form.key]: value }).errors).length === 0;

const keysOf = (forms: readonly BrandForm[]): string => forms.map(({ key }) => key).join(', ');

const error = (isWrong: boolean, path: string, message: string): [string, string[]][] =>
  isWrong ? [[path, [message]]] : [];
