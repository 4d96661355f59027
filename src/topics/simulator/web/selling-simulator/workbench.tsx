import { Form } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { bodyOf } from '../../../../admin/schema/body';
import { resourceOf } from '../../../../admin/schema/compile';
import { validatorOf } from '../../../../admin/schema/kinds';
import type { ActionModel, ResourceModel } from '../../../../admin/schema/model';
import { useActions } from '../../../../admin/web/actions/use-actions';
import { ActiveField } from '../../../../admin/web/form/active-field';
import formStyles from '../../../../admin/web/form/form.module.css';
import {
  type Path,
  startingValues,
  type Typed,
  typedOf,
  type Values,
} from '../../../../admin/web/form/form-values';
import { markRequired } from '../../../../admin/web/form/mark-required';
import { useFieldErrors } from '../../../../admin/web/form/use-field-errors';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { rupiah } from '../../../../core/format/money';
import { Icon } from '../../../../ui/icon';
import { Button } from '../../../../ui/plain/button';
import text from '../../../../ui/text.module.css';
import type { SimulationFacts } from '../../../selling-prices/contract';
import { typedOf as typedRuleOf } from '../../../selling-prices/domain/typed-rule';
import { ByMethod, ByTier } from './comparisons';
import { copy } from './copy';
import { Figures } from './figures';
import { FormCard } from './form-card';
import { PriceStart } from './price-start';
import styles from './selling-simulator.module.css';
import { startOf, trialOf } from './trial';
import { firstPay, H2H, trialFields } from './trial-fields';

const SIDE = 0.5;

interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** Half to one and a half times the price, in round steps that include the price; rupiah. */
function sliderRange(price: number): SliderRange {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price / 100)));
  const steps = Math.floor((price * SIDE) / step);
  return { min: Math.max(1, price - steps * step), max: price + Math.max(1, steps) * step, step };
}

interface SupplierPriceProps {
  /** Current supplier price in rupiah. */
  now: number;
  value: unknown;
  onChange: (price: number) => void;
  children: ReactNode;
}

const SupplierPrice = ({ now, value, onChange, children }: SupplierPriceProps) => {
  const { min, max, step } = sliderRange(now);
  const price = typeof value === 'number' ? value : now;
  const [least, most] = copy.from(min, max);
  return (
    <div className={styles.supplier}>
      {children}
      <input
        type="range"
        className={styles.slider}
        aria-label={copy.slide}
        aria-valuetext={rupiah(price)}
        {...{ min, max, step }}
        value={Math.min(max, Math.max(min, price))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </div>
      {price !== now && (
        <Button tone="link" size="small" onClick={() => onChange(now)}>
          {copy.now(now)}
        </Button>
      )}
    </div>
  );
};

interface SaveRuleProps {
  resource: ResourceModel;
  action: ActionModel;
  item: SimulationFacts['item'];
  buyer: string;
  rule: Values;
  onSaved: () => void;
}

/** Saves the trial as a price rule through the action of the list, with its preview, PIN and undo. */
const SaveRule = ({ resource, action, item, buyer, rule, onSaved }: SaveRuleProps) => {
  const actions = useActions(resource, onSaved);
  if (!useMay(action.object).can) return null;
  const row = { id: item.id, [resource.title]: item.name };
  return (
    <div className={styles.save}>
      <Button
        block
        icon={action.icon && <Icon name={action.icon} size={18} />}
        onClick={() => void actions.start(action, [row], rule)}
      >
        {copy.save}
      </Button>
      <p className={text.quiet}>{buyer === H2H ? copy.saveHint : copy.saveHintOfTier}</p>
      {actions.dialog}
    </div>
  );
};

/** Prefix of field names, because the action's dialog has the same ones. */
const ROOT = 'trial';

export const Workbench = ({ facts, onSaved }: { facts: SimulationFacts; onSaved: () => void }) => {
  const model = useModel();
  const resource = resourceOf(model, 'selling-item');
  const action = resource.actions.find(({ name }) => name === 'set-rule');
  const howToPrice = action?.fields ?? {};
  const [form] = Form.useForm();
  const [buyer, setBuyer] = useState(H2H);
  const typed = useMemo<Typed>(() => {
    const fields = trialFields(facts, buyer, howToPrice);
    const form = [{ title: '', fields: Object.keys(fields) }];
    return { fields, form, validator: bodyOf(fields, validatorOf) };
  }, [facts, buyer, howToPrice]);

  const priceOf = (who: string): Values => {
    const fields = { fields: howToPrice, form: [{ title: '', fields: Object.keys(howToPrice) }] };
    const typedRule = { ...typedRuleOf(startOf(facts, who).rule), version: 0 };
    return startingValues({ ...typed, ...fields }, typedRule);
  };
  const [initial] = useState<Values>(() => ({
    ...{ buyer: H2H, pay: firstPay(facts, H2H), base_price: facts.item.base_price, own_bearer: 'shop' },
    ...priceOf(H2H),
  }));
  const watched: Values | undefined = Form.useWatch(ROOT, { form, preserve: true });
  const values = { ...initial, ...watched };
  const errors = useFieldErrors(typed, () => ({
    ...initial,
    ...(form.getFieldsValue(true) as Record<string, Values>)[ROOT],
  }));

  const set = (part: Values) => form.setFieldsValue({ [ROOT]: part });
  const change = ({ [ROOT]: changed = {} }: Record<string, Values>) => {
    errors.change(changed);
    if (typeof changed.buyer !== 'string') return;
    setBuyer(changed.buyer);
    set({ pay: firstPay(facts, changed.buyer), ...priceOf(changed.buyer) });
    errors.clear();
  };
  const back = () => {
    set(priceOf(buyer));
    errors.clear();
  };
  const slide = (base_price: number) => {
    set({ base_price });
    errors.change({ base_price });
  };

  const validated = typed.validator.safeParse(typedOf(typed, values));
  const tried = trialOf(facts, validated.data);
  const surroundings = {
    references: {},
    messagesAt: ([, ...path]: Path) => errors.messagesAt(path),
    onLeave: (path: Path) => {
      if (form.isFieldTouched(path)) errors.mark(path.slice(1));
    },
    onError: ([, ...path]: Path, message: string | undefined) => errors.report(path, message),
  };
  const fieldsOf = (names: string[]) =>
    names.map((name) => {
      const field = typed.fields[name];
      return (
        field && (
          <ActiveField
            key={name}
            path={[ROOT, name]}
            field={field}
            fields={typed.fields}
            surroundings={surroundings}
          />
        )
      );
    });

  return (
    <Form
      form={form}
      initialValues={{ [ROOT]: initial }}
      layout="vertical"
      requiredMark={markRequired}
      component={false}
      onValuesChange={change}
    >
      <div className={`${styles.bench} ${formStyles.form}`}>
        <div className={styles.typed}>
          <FormCard title={copy.sale}>
            {facts.no_website && <p className={text.quiet}>{copy.noWebsite[facts.no_website]}</p>}
            <div className={formStyles.fields}>
              {fieldsOf(['buyer', 'pay', 'own_percent', 'own_flat', 'own_bearer'])}
            </div>
          </FormCard>
          <FormCard title={copy.price}>
            <PriceStart facts={facts} buyer={buyer} onBack={back} />
            <div className={formStyles.fields}>{fieldsOf(Object.keys(howToPrice))}</div>
          </FormCard>
        </div>
        <FormCard title={copy.result} className={styles.result}>
          <SupplierPrice now={facts.item.base_price} value={values.base_price} onChange={slide}>
            {fieldsOf(['base_price'])}
          </SupplierPrice>
          <Figures facts={facts} values={values} tried={tried} />
          {action && 'trial' in tried && (
            <SaveRule
              {...{ resource, action, buyer, onSaved }}
              item={facts.item}
              rule={typedRuleOf(tried.trial.rule)}
            />
          )}
        </FormCard>
      </div>
      {'trial' in tried && buyer !== H2H && (
        <>
          <ByMethod facts={facts} trial={tried.trial} chosen={String(values.pay)} />
          <ByTier facts={facts} trial={tried.trial} chosen={buyer} />
        </>
      )}
    </Form>
  );
};
