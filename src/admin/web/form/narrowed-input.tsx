import { Form } from 'antd';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { actions } from '../../../core/text/actions';
import { entityMessages } from '../../../core/text/entity';
import { sameValue } from '../../../core/value/same-value';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import type { Field, FilterBy } from '../../schema/field';
import { narrowingOf } from '../../schema/filter-by';
import { pointedAt } from '../../schema/kinds';
import { useFieldDeps } from '../fields/field-deps';
import type { InputProps } from '../fields/parts';
import type { Path, Values } from './form-values';

interface NarrowedInputProps extends InputProps {
  Input: ComponentType<InputProps>;
  filterBy: FilterBy;
  /** Fields of the same row, and of the whole form. */
  siblings: Readonly<Record<string, Field>>;
  formFields: Readonly<Record<string, Field>>;
}

const valueAt = (values: unknown, path: Path): unknown =>
  path.reduce((value, step) => Reflect.get(Object(value), step), values);

/** The emptied value, and the values of the fields that it depended on. */
interface Emptied {
  value: unknown;
  beside: Values;
}

/** A reference that offers what fits the fields beside it, and lets go of what no longer does. */
const NarrowedInput = ({ Input, filterBy, siblings, formFields, ...props }: NarrowedInputProps) => {
  const { name: path, value, onChange } = props;
  const form = Form.useFormInstance();
  const { titles } = useFieldDeps();
  const [emptied, setEmptied] = useState<Emptied>();
  const names = Object.values(filterBy);
  const pathTo = (name: string): Path => (name in siblings ? [...path.slice(0, -1), name] : [name]);
  const besideIn = (values: unknown): Values =>
    Object.fromEntries(names.map((name) => [name, valueAt(values, pathTo(name))]));
  const watched = Form.useWatch((values) => besideIn(values), { form, preserve: true });
  const beside: Values = watched ?? besideIn(form.getFieldsValue(true));
  const narrowing = narrowingOf(
    filterBy,
    (name) => siblings[name] ?? formFields[name],
    (name) => beside[name],
  );

  const last = useRef(beside);
  const check = async (before: Values) => {
    const ids = [value].flat().filter((id) => typeof id === 'string');
    if (ids.length === 0) return;
    const { filters, missing } = narrowing;
    const found =
      missing === undefined
        ? await titles(pointedAt(props.field) ?? '', ids, filters).catch(() => undefined)
        : [];
    // Another choice was made meanwhile.
    if (!found || !sameValue(form.getFieldValue(path), value) || !sameValue(last.current, beside)) return;
    const fitting = ids.filter((id) => found.some((one) => one.id === id));
    if (fitting.length === ids.length) return;
    onChange(Array.isArray(value) ? fitting : undefined);
    setEmptied({ value, beside: before });
  };
  useEffect(() => {
    if (sameValue(last.current, beside)) return;
    const before = last.current;
    last.current = beside;
    setEmptied(undefined);
    void check(before);
  });

  const undo = ({ value: chosen, beside: before }: Emptied) => {
    for (const name of names) form.setFieldValue(pathTo(name), before[name]);
    onChange(chosen);
    setEmptied(undefined);
  };
  return (
    <>
      <Input {...props} narrowing={narrowing} />
      {emptied && (
        <Notice
          urgent
          action={
            <Button size="small" tone="quiet" onClick={() => undo(emptied)}>
              {actions.undo}
            </Button>
          }
        >
          {entityMessages.emptied(narrowing.by)}
        </Notice>
      )}
    </>
  );
};

export default NarrowedInput;
