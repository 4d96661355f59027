import type { PanelShare } from '../../core/contract/panel-statistic';
import { number } from '../../core/format/number';
import card from '../../ui/card.module.css';
import { copy } from './copy';
import styles from './methods.module.css';
import page from './panel-statistic.module.css';
import { partText } from './part-text';

const GREY = 6;

interface MethodsProps {
  methods: PanelShare[];
  omzet: number;
}

/** How buyers paid: one bar of parts, and each part in words. */
export const Methods = ({ methods, omzet }: MethodsProps) => {
  const parts = methods.map(({ name, ...figures }, at) => ({
    ...figures,
    name: name ?? copy.rest,
    colour: `var(--chart-${name === null ? GREY : at + 1})`,
  }));
  return (
    <section className={`${card.card} ${card.padded}`} aria-label={copy.methods}>
      <h2 className={page.title}>{copy.methods}</h2>
      <p className={page.hint}>{parts.length > 0 ? copy.methodsHint : copy.topItemsEmpty}</p>
      {parts.length > 0 && (
        <>
          <span className={styles.bar} aria-hidden="true">
            {parts.map(({ name, colour, omzet: part }) => (
              <span key={name} style={{ flexGrow: part, background: colour }} />
            ))}
          </span>
          <ul className={styles.list}>
            {parts.map(({ name, colour, orders, omzet: part }) => (
              <li key={name} className={styles.row}>
                <i className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
                <span className={styles.name}>{name}</span>
                <span className={page.since}>
                  {number(orders)} {copy.unit}
                </span>
                <b className={styles.part}>{partText(part, omzet)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
