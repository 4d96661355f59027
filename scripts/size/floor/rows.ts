/** One row of what the floors draw: as many as a list has, with as many columns. */
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
