import { ITEM } from '../../../../../core/states';
import { itemStatus } from '../../../../../core/text/statuses';
import { ChoiceGroup, ChoiceGroups } from '../../../../../ui/choice-groups';
import { ChoiceTile } from '../../../../../ui/choice-tile';
import { StepCard } from '../../../../../ui/step-card';
import text from '../../../../../ui/text.module.css';
import type { Variation } from '../../../../catalogue/contract/catalogue';
import items from '../items.module.css';
import styles from './bill.module.css';
import { copy } from './copy';

interface BillChoiceProps {
  title: string;
  items: readonly Variation[];
  chosen: Variation | undefined;
  error: string | undefined;
  onChoose: (item: Variation) => void;
}

export const BillChoice = ({ title, items: all, chosen, error, onChoose }: BillChoiceProps) => (
  <StepCard number={1} id="step-item" title={title}>
    <ChoiceGroups labelledBy="step-item" error={error} none={false}>
      <ChoiceGroup title={undefined} className={styles.choices}>
        {all.map((item) => (
          <ChoiceTile
            key={item.id}
            name="item"
            className={items.item}
            isChosen={item.id === chosen?.id}
            isClosed={item.status !== ITEM.open}
            disabled={item.status !== ITEM.open}
            onChoose={() => onChoose(item)}
          >
            <span className={items.name}>
              <bdi>{item.name}</bdi>
            </span>
            {(item.status === ITEM.open
              ? [copy.adminOf(item.admin_fee ?? 0), copy.commissionOf(item.commission ?? 0)]
              : [itemStatus(item.status).word]
            ).map((line) => (
              <span key={line} className={text.quiet}>
                {line}
              </span>
            ))}
          </ChoiceTile>
        ))}
      </ChoiceGroup>
    </ChoiceGroups>
  </StepCard>
);
