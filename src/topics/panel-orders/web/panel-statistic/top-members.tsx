import { Link } from 'react-router-dom';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { number } from '../../../../core/format/number';
import card from '../../../../ui/card.module.css';
import table from '../../../../ui/card-table.module.css';
import { Money } from '../../../../ui/money';
import type { TopMember } from '../../../shops/contract/panel-statistic';
import { copy } from './copy';
import styles from './top-members.module.css';

export const TopMembers = ({ members }: { members: TopMember[] }) => {
  const paths = useModel().resources.find(({ name }) => name === 'member')?.paths;
  const mayShow = useMay('member:show').can;
  return (
    <section className={card.card} aria-label={copy.topMembers}>
      <div className={styles.head}>
        <h2>{copy.topMembers}</h2>
        {paths?.list && members.length > 0 && <Link to={paths.list}>{copy.all}</Link>}
      </div>
      {members.length === 0 ? (
        <p className={styles.none}>{copy.topMembersEmpty}</p>
      ) : (
        <table className={table.table}>
          <caption className="sr-only">{copy.topMembers}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.member}</th>
              <th scope="col">{copy.tier}</th>
              <th scope="col">{copy.bought}</th>
              <th scope="col">{copy.omzet}</th>
              <th scope="col">{copy.profit}</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ id, name, tier, orders, omzet, profit }) => (
              <tr key={id} className={styles.row}>
                <th scope="row" className={styles.name}>
                  {name && mayShow && paths?.show ? (
                    <Link to={`${paths.show}?q=${id}`}>{name}</Link>
                  ) : (
                    (name ?? copy.memberGone)
                  )}
                </th>
                <td>{tier && <span className={styles.tier}>{tier}</span>}</td>
                <td className={styles.orders}>
                  {number(orders)}
                  <span className={table.unit}> {copy.unit}</span>
                </td>
                <td className={styles.omzet}>
                  <Money amount={omzet} />
                </td>
                <td>
                  <Money amount={profit} tone={profit > 0 ? 'in' : 'ink'} sign="always" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
