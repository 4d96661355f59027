import { Form } from 'antd';
import { presetsOf, privilegeTree, revealsOf, sees, toggled } from '../../admin/access/privileges';
import type { FieldKind } from '../../admin/schema/field';
import type { InputOf } from '../../admin/web/fields/parts';
import { useModel } from '../../admin/web/session/facts';
import { number } from '../../core/format/number';
import { COST_LABEL, PROFIT_LABEL } from '../../topics/sub-accounts/text';
import layout from '../../ui/layout.module.css';
import { Checkbox } from '../../ui/plain/checkbox';
import styles from './privileges.module.css';

const GROUPS = [
  { name: 'h2h', title: 'Pembelian dan akun' },
  { name: 'panel', title: 'Panel website' },
] as const;

/** Ticking a key also ticks its parent; clearing a parent clears both. */
export const PrivilegeTreeInput: InputOf<FieldKind> = ({
  id,
  field,
  value,
  invalid,
  describedBy,
  onChange,
}) => {
  const { accessKeys } = useModel();
  const form = Form.useFormInstance();
  const visibility = useVisibility();
  const chosen = (value as string[] | undefined) ?? [];
  const tree = privilegeTree(accessKeys);
  const same = (keys: readonly string[]) =>
    keys.length === chosen.length && keys.every((key) => chosen.includes(key));
  const box = ({ key, label }: { key: string; label: string }) => {
    const reveals = revealsOf(key, accessKeys);
    const hidden = reveals !== null && !sees(visibility, reveals);
    const isChosen = chosen.includes(key);
    return (
      <Checkbox
        checked={isChosen}
        disabled={hidden && !isChosen}
        onChange={(event) => onChange(toggled(chosen, key, event.target.checked, accessKeys))}
      >
        {label}
        {hidden && (
          <span className={styles.hidden}>{hiddenBy(visibility.seesCost ? PROFIT_LABEL : COST_LABEL)}</span>
        )}
      </Checkbox>
    );
  };
  return (
    <fieldset id={id} tabIndex={-1} aria-invalid={invalid || undefined} aria-describedby={describedBy}>
      <legend className="sr-only">{field.label}</legend>
      <div className={layout.wrap2}>
        {presetsOf(accessKeys).map(({ name, label, keys, seesCost }) => (
          <button
            key={name}
            type="button"
            className={styles.preset}
            aria-pressed={same(keys)}
            onClick={() => {
              form.setFieldsValue({ can_see_cost: seesCost, can_see_profit: seesCost });
              onChange(keys);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <p className={styles.count} aria-live="polite">
        {number(chosen.length)} hak akses dipilih
      </p>
      {GROUPS.map(({ name, title }) => (
        <fieldset key={name} className={styles.group}>
          <legend>{title}</legend>
          <ul>
            {tree[name].map((node) => (
              <li key={node.key}>
                {box(node)}
                {node.children.length > 0 && (
                  <ul>
                    {node.children.map((child) => (
                      <li key={child.key}>{box(child)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </fieldset>
  );
};

const hiddenBy = (label: string): string => `Hanya dengan "${label}"`;

function useVisibility() {
  const form = Form.useFormInstance();
  const seesCost = Form.useWatch('can_see_cost', { form, preserve: true }) === true;
  const seesProfit = Form.useWatch('can_see_profit', { form, preserve: true }) === true;
  return { isSubAccount: true, seesCost, seesProfit };
}
