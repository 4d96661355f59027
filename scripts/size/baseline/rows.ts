/** A row of the baselines; count and columns match a real list. */
export interface Row {
  id: string;
  name: string;
  phone: string;
  tier: string;
  balance: number;
}

export async function fetchRows(): Promise<Row[]> {
  const response = await fetch('/rows.json');
  return response.json() as Promise<Row[]>;
}
