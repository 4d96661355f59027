import { Table } from 'antd';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchRows, type Row } from './rows';

const columns = (['name', 'phone', 'tier', 'balance'] as const).map((name) => ({
  title: name,
  dataIndex: name,
}));

/** Baseline: antd's bare table with ten fetched rows. */
const Bare = () => {
  const [rows, setRows] = useState<Row[]>();
  useEffect(() => void fetchRows().then(setRows), []);
  return rows ? <Table rowKey="id" columns={columns} dataSource={rows} /> : null;
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
