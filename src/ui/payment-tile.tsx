import { Tile } from './tile';

/** Generic words that do not identify a method. */
const SHARED = /\b(virtual|account|transfer|manual|bank)\b/gi;

export const PaymentTile = ({ name, size = 44 }: { name: string; size?: 36 | 44 }) => {
  const own = name.replace(SHARED, ' ').trim() || name;
  return <Tile brandKey={own.toLowerCase()} monogram={own.slice(0, 2).toUpperCase()} size={size} />;
};
