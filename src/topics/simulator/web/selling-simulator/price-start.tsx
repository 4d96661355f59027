import { Button } from '../../../../ui/plain/button';
import text from '../../../../ui/text.module.css';
import type { SimulationFacts } from '../../../selling-prices/contract';
import { ruleText, scopeWords } from '../../../selling-prices/text';
import { copy } from './copy';
import styles from './selling-simulator.module.css';
import { startOf } from './trial';
import { H2H } from './trial-fields';

interface PriceStartProps {
  facts: SimulationFacts;
  buyer: string;
  onBack: () => void;
}

export const PriceStart = ({ facts, buyer, onBack }: PriceStartProps) => (
  <div className={styles.start}>
    <p className={text.quiet}>{wordsOf(facts, buyer)}</p>
    <Button tone="link" size="small" onClick={onBack}>
      {copy.again}
    </Button>
  </div>
);

export function wordsOf(facts: SimulationFacts, buyer: string): string {
  const { rule, isSet } = startOf(facts, buyer);
  if (buyer !== H2H) {
    if (!isSet) return copy.noTierPrice;
    const words = ruleText(rule);
    if (facts.website?.is_sold) return copy.startOfTier(words);
    // A margin is never a fixed price: it was typed before the product was switched off.
    return rule.method === 'fixed' ? copy.startOfTyped(words) : copy.startOfMargin(words);
  }
  if (!facts.rule) return copy.noRule;
  return copy.startOfRule(`${scopeWords[facts.rule.scope]}, ${ruleText(rule)}`);
}
