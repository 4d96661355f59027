import { Tile } from './tile';

interface PaymentTileProps {
  /** "BCA Virtual Account", "QRIS", "GoPay". */
  name: string;
  size?: 36 | 44;
}

/** Words that many ways to pay share and that therefore tell nothing of one. */
const SHARED = /\b(virtual|account|transfer|manual|bank)\b/gi;

/** The picture of a way to pay: the first letters of whose it is. */
export const PaymentTile = ({ name, size = 44 }: PaymentTileProps) => {
  const own = name.replace(SHARED, ' ').trim() || name;
  return <Tile brandKey={own.toLowerCase()} monogram={own.slice(0, 2).toUpperCase()} size={size} />;
};
