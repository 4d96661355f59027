import { ConfigProvider } from 'antd';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ActionReply } from '../../../core/contract/action-reply';
import { actions } from '../../../core/text/actions';
import { Button } from '../../../ui/plain/button';
import type { EntityRow } from '../../entity/calls';
import type { FieldKind } from '../../schema/field';
import { choicesOf, kindOf } from '../../schema/kinds';
import { isSame } from '../../schema/merge-edit';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { inputs } from '../fields/inputs';
import type { InputOf } from '../fields/parts';
import { ErrorText } from '../form/error-text';
import { fieldOf, titleOf } from '../parts/system-fields';
import styles from './cell-editor.module.css';
import { useCellSave } from './use-cell-save';

const VersionConflictDialog = lazy(() => import('../form/version-conflict'));

export interface CellEditorProps {
  resource: ResourceModel;
  /** The action that sets one field. */
  action: ActionModel;
  row: EntityRow;
  name: string;
  cell: HTMLElement;
  onClose: () => void;
  /** Without a reply nothing was changed. */
  onDone: (reply?: ActionReply) => void;
}

const ID = 'cell-editor';
/** Pixels that stay free at the edge of the window. */
const MARGIN = 8;

/** Keeps the box over its cell while the page scrolls. */
function useOverCell(box: React.RefObject<HTMLElement>, cell: HTMLElement): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = box.current;
      if (!element) return;
      const { left, top, width } = cell.getBoundingClientRect();
      element.style.minWidth = `${width}px`;
      const most = { left: document.documentElement.clientWidth, top: window.innerHeight };
      element.style.left = `${Math.max(MARGIN, Math.min(left, most.left - element.offsetWidth - MARGIN))}px`;
      element.style.top = `${Math.max(MARGIN, Math.min(top, most.top - element.offsetHeight - MARGIN))}px`;
    };
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  });
}

/** The field's own input over its cell: Enter saves, Escape gives up, and a choice of one value is saved at once. */
const CellEditor = ({ resource, action, row, name, cell, onClose, onDone }: CellEditorProps) => {
  const field = fieldOf(resource, name);
  const box = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState<unknown>(row[name]);
  const { save, messages, isBusy, conflict, clear } = useCellSave({ resource, action, row, name, onDone });
  useOverCell(box, cell);
  useEffect(() => document.getElementById(ID)?.focus(), []);

  // A press beside it gives up what was not changed, and leaves what was.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target) && isSame(field, value, row[name]))
        onClose();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  });

  const { counts, unset } = kindOf(field);
  const isChosen = (choicesOf(field).length > 0 && !counts) || unset !== undefined;
  const change = (next: unknown) => {
    setValue(next);
    clear();
    if (isChosen) void save(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void save(value);
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const Input = inputs[field.kind as Exclude<FieldKind, 'rows'>] as InputOf<FieldKind>;
  return (
    <ConfigProvider getPopupContainer={() => box.current ?? document.body}>
      <form
        ref={box}
        className={styles.editor}
        aria-label={`Sunting ${field.label}: ${titleOf(resource, row)}`}
        onSubmit={send}
        onKeyDown={giveUp}
      >
        <label className="sr-only" htmlFor={ID}>
          {field.label}
        </label>
        <Input
          id={ID}
          name={[name]}
          field={field}
          value={value}
          onChange={change}
          invalid={messages !== undefined}
          describedBy={`${ID}-error`}
          references={row.reference_titles}
        />
        <div id={`${ID}-error`} role="alert">
          {messages && <ErrorText messages={messages} />}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" size="small" loading={isBusy}>
            {actions.save}
          </Button>
          <Button size="small" tone="quiet" onClick={onClose}>
            {actions.cancel}
          </Button>
        </div>
      </form>
      {conflict && (
        <Suspense fallback={null}>
          <VersionConflictDialog
            resource={resource}
            conflict={conflict}
            loaded={row}
            mine={{ ...conflict.current, [name]: value }}
            titles={row.reference_titles}
            onClose={onClose}
            onReload={() => onDone()}
            onResolve={({ current }, values) => {
              if (isSame(field, values[name], current[name])) onDone();
              else void save(values[name], current);
            }}
          />
        </Suspense>
      )}
    </ConfigProvider>
  );
};

export default CellEditor;
