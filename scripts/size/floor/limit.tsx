import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchRows, type Row } from './rows';

/** Baseline: React alone with ten fetched rows. */
const Limit = () => {
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => void fetchRows().then(setRows), []);
  return (
    <table>
      <tbody>
        {rows.map(({ id, name, phone, tier, balance }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{phone}</td>
            <td>{tier}</td>
            <td>{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<Limit />);
