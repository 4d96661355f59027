import { UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dateTime } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { Dialog } from '../../../ui/dialog';
import layout from '../../../ui/layout.module.css';
import { Button } from '../../../ui/plain/button';
import type { VersionConflict } from '../../entity/calls';
import type { Field } from '../../schema/field';
import { pointedAt } from '../../schema/kinds';
import type { ResourceModel } from '../../schema/model';
import { useTitles } from '../fields/link/use-titles';
import { AnyValue } from '../parts/any-cell';
import { type Difference, differencesOf } from './differences';
import type { Values } from './form-values';
import styles from './version-conflict.module.css';

interface VersionConflictDialogProps {
  resource: ResourceModel;
  conflict: VersionConflict;
  /** The record that the form began with. */
  loaded: Values;
  mine: Values;
  titles: Record<string, string>;
  onReload: (conflict: VersionConflict) => void;
  onResolve: (conflict: VersionConflict, values: Values) => void;
  onClose: () => void;
}

/** Shows both versions field by field. What was changed in this form is chosen at first, else what was saved. */
const VersionConflictDialog = ({
  resource,
  conflict,
  loaded,
  mine,
  titles,
  onReload,
  onResolve,
  onClose,
}: VersionConflictDialogProps) => {
  const { current } = conflict;
  const [differences] = useState(() => differencesOf(resource, loaded, mine, current));
  const [own, setOwn] = useState(
    () => new Set(differences.flatMap(({ name, isMine }) => (isMine ? [name] : []))),
  );
  const choose = (name: string, isMine: boolean) => {
    const next = new Set(own);
    if (isMine) next.add(name);
    else next.delete(name);
    setOwn(next);
  };
  const chosen = () => ({
    ...mine,
    ...Object.fromEntries(differences.map(({ name, theirs }) => [name, own.has(name) ? mine[name] : theirs])),
  });
  return (
    <Dialog
      title="Data sudah diubah"
      icon={UsersRound}
      reason={
        <>
          Diubah oleh {conflict.updated_by ?? 'sistem'}, {dateTime(conflict.updated_at)}.{' '}
          {differences.length > 0
            ? 'Pilih isi yang disimpan. Muat ulang membuang isian Anda.'
            : 'Isinya sama dengan isian Anda.'}
        </>
      }
      onClose={onClose}
      actions={
        <>
          {differences.length > 0 && (
            <Button onClick={() => onResolve(conflict, chosen())}>Simpan Pilihan</Button>
          )}
          <Button tone="quiet" onClick={() => onReload(conflict)}>
            {actions.reload}
          </Button>
          <Button tone="link" onClick={onClose}>
            {actions.cancel}
          </Button>
        </>
      }
    >
      {differences.length > 0 && (
        <div className={layout.stack3}>
          {differences.map((difference) => (
            <Choice
              key={difference.name}
              field={resource.fields[difference.name] as Field}
              difference={difference}
              record={current}
              references={{ ...current.reference_titles, ...titles }}
              isMine={own.has(difference.name)}
              onChoose={choose}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
};

interface ChoiceProps {
  field: Field;
  difference: Difference;
  record: Values;
  references: Record<string, string>;
  isMine: boolean;
  onChoose: (name: string, isMine: boolean) => void;
}

const Choice = ({
  field,
  difference: { name, mine, theirs },
  record,
  references,
  isMine,
  onChoose,
}: ChoiceProps) => {
  const option = (label: string, value: unknown, isOwn: boolean) => (
    <label className={styles.option}>
      <input
        type="radio"
        name={`version-${name}`}
        checked={isMine === isOwn}
        onChange={() => onChoose(name, isOwn)}
      />
      <span className={styles.value}>
        <small>{label}</small>
        <Titled targets={targetsOf(field, value)} references={references}>
          {(titles) => <AnyValue field={field} value={value} record={record} references={titles} />}
        </Titled>
      </span>
    </label>
  );
  return (
    <fieldset className={styles.field}>
      <legend>{field.label}</legend>
      {option('Isian Anda', mine, true)}
      {option('Tersimpan', theirs, false)}
    </fieldset>
  );
};

type Targets = [resource: string, ids: string[]][];

const targetsOf = (field: Field, value: unknown): Targets => {
  const to = pointedAt(field);
  if (to) return [[to, [value].flat().filter((id) => typeof id === 'string')]];
  if (field.kind !== 'rows' || !Array.isArray(value)) return [];
  return Object.entries(field.fields).flatMap(([name, sub]) =>
    value.flatMap((row: Values) => targetsOf(sub, row[name])),
  );
};

interface TitledProps {
  targets: Targets;
  references: Record<string, string>;
  children: (references: Record<string, string>) => ReactNode;
}

/** Reads the titles of references that were chosen since the record was read, one resource after the other. */
const Titled = ({ targets: [[to, ids] = ['', []], ...rest], references, children }: TitledProps) => {
  const titles = useTitles(to, ids, references);
  return rest.length > 0 ? (
    <Titled targets={rest} references={titles}>
      {children}
    </Titled>
  ) : (
    children(titles)
  );
};

export default VersionConflictDialog;
