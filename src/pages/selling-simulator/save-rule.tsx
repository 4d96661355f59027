import { useMay } from '../../api/use-may';
import type { SimulationFacts } from '../../core/contract/selling-price';
import type { ActModel, ResourceModel } from '../../core/schema/model';
import { useActs } from '../../screens/acts/use-acts';
import type { Values } from '../../screens/form/form-values';
import { Icon } from '../../ui/icon';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import styles from './selling-simulator.module.css';
import { H2H } from './trial-fields';

interface SaveRuleProps {
  resource: ResourceModel;
  act: ActModel;
  item: SimulationFacts['item'];
  buyer: string;
  rule: Values;
  onSaved: () => void;
}

/** Saves the trial as a price rule through the action of the list, with its preview, PIN and undo. */
export const SaveRule = ({ resource, act, item, buyer, rule, onSaved }: SaveRuleProps) => {
  const acts = useActs(resource, onSaved);
  if (!useMay(act.object).can) return null;
  const row = { id: item.id, [resource.title]: item.name };
  return (
    <div className={styles.save}>
      <Button
        block
        icon={act.icon && <Icon name={act.icon} size={18} />}
        onClick={() => void acts.start(act, [row], rule)}
      >
        {copy.save}
      </Button>
      <p className={styles.hint}>{buyer === H2H ? copy.saveHint : copy.saveHintOfTier}</p>
      {acts.dialog}
    </div>
  );
};
