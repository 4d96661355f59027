import type { PaymentMethod } from '../../../../core/contract/payment';
import { ChoiceGroup, ChoiceGroups } from '../../../../ui/choice-groups';
import { serverNow } from '../../../../ui/server-clock';
import { StepCard } from '../../../../ui/step-card';
import { TOPUP_MIN } from '../../contract/topup';
import { topupTotal } from '../../domain';
import { copy } from './copy';
import { MethodOption } from './method-option';
import { boundsText, closedText, groupsOf, lowestFee } from './method-state';
import styles from './methods.module.css';

interface MethodsCardProps {
  methods: readonly PaymentMethod[];
  /** Rupiah; 0 before one is chosen. */
  amount: number;
  chosen: string | null;
  error: string | undefined;
  onChoose: (code: string) => void;
}

export const MethodsCard = ({ methods, amount, chosen, error, onChoose }: MethodsCardProps) => {
  const now = serverNow();
  // A smaller amount is probably incomplete, so it is not compared.
  const validated = amount < TOPUP_MIN ? 0 : amount;
  const lowest = lowestFee(methods, validated, now);
  return (
    <StepCard number={2} id="step-method" title={copy.method}>
      <ChoiceGroups labelledBy="step-method" error={error} none={methods.length === 0 && copy.noMethods}>
        {groupsOf(methods, validated, now).map((group) => (
          <ChoiceGroup key={group.name} title={group.name} className={styles.methods}>
            {group.methods.map((method) => (
              <MethodOption
                key={method.code}
                method={method}
                amount={amount}
                closed={closedText(method, now)}
                misfit={boundsText(method, validated)}
                isCheapest={!method.use_unique_code && topupTotal(validated, method).fee === lowest}
                isChosen={method.code === chosen}
                onChoose={() => onChoose(method.code)}
              />
            ))}
          </ChoiceGroup>
        ))}
      </ChoiceGroups>
    </StepCard>
  );
};
