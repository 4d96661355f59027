import type { FieldKind } from '../../schema/field';
import { ChoiceInput, ManyChoiceInput, SwitchInput, TagsInput } from './choice/inputs';
import { ColorInput } from './color/input';
import { HtmlInput } from './html/input';
import { FileInput } from './link/file-input';
import { ImageInput } from './link/image-input';
import { ReferenceInput, ReferencesInput } from './link/reference-input';
import { MoneyInput, NumberInput, PercentInput, RateInput } from './number/inputs';
import type { InputOf } from './parts';
import {
  EmailInput,
  LongTextInput,
  PasswordInput,
  PhoneInput,
  SlugInput,
  TextInput,
  UrlInput,
} from './text/inputs';
import { JsonInput } from './text/json-input';
import { LinesInput } from './text/lines-input';
import { DateInput, DateTimeInput, PeriodInput } from './time/inputs';

/** Sub-rows are part of the form, because they contain fields (`web/form/rows-input.tsx`). */
export const inputs: { [K in Exclude<FieldKind, 'rows'>]: InputOf<K> } = {
  text: TextInput,
  longtext: LongTextInput,
  html: HtmlInput,
  slug: SlugInput,
  email: EmailInput,
  phone: PhoneInput,
  url: UrlInput,
  password: PasswordInput,
  color: ColorInput,
  number: NumberInput,
  money: MoneyInput,
  percent: PercentInput,
  rate: RateInput,
  date: DateInput,
  datetime: DateTimeInput,
  period: PeriodInput,
  switch: SwitchInput,
  choice: ChoiceInput,
  manyChoice: ManyChoiceInput,
  tags: TagsInput,
  image: ImageInput,
  file: FileInput,
  json: JsonInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  lines: LinesInput,
};
