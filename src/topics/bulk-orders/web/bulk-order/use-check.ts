import { useRef, useState } from 'react';
import type { ReplyOf } from '../../../../core/contract/endpoint';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { type BulkLine, checkBulk } from '../../contract';
import type { Confirmed } from './use-lines';

export type Checked = ReplyOf<typeof checkBulk>;

/** Checks rows on the server; only the latest request counts. */
export function useCheck(confirmed: Confirmed) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const asked = useRef(0);

  const forget = () => {
    asked.current += 1;
    setChecked(null);
    setChecking(false);
    setFailure(null);
  };

  /** With `isMend`, price and bill are requested only for changed and unanswered rows. */
  const check = async (lines: readonly string[], isMend = false): Promise<Checked | null> => {
    if (lines.length === 0) {
      forget();
      return null;
    }
    asked.current += 1;
    const mine = asked.current;
    const known = new Map((checked?.rows ?? []).map((row) => [row.line, row]));
    setChecking(true);
    setFailure(null);
    try {
      const rows = lines.map((line) => {
        const { nickname = null, price = null, bill = null } = known.get(line) ?? {};
        return {
          ...{ line, again: confirmed.again.has(line), ported: confirmed.ported.has(line) },
          ...(nickname && !bill && { nickname }),
          ...(isMend && bill && { inquiry: bill.inquiry_id }),
          ...(isMend && !bill && price && { known_price: price }),
        };
      });
      const { data } = await call(checkBulk, { body: { rows } });
      // Matched by the sent line, because the server may normalise white space.
      const found = {
        ...data,
        rows: data.rows.map((row, index) => ({ ...row, line: lines[index] ?? row.line })),
      };
      if (mine === asked.current) setChecked(found);
      return found;
    } catch (error) {
      if (mine === asked.current) setFailure(asApiError(error));
      return null;
    } finally {
      if (mine === asked.current) setChecking(false);
    }
  };

  return { checked, isChecking, failure, check, forget };
}

export const isReady = (
  { problem, duplicate, operator, price, line }: BulkLine,
  { again, ported }: Confirmed,
): boolean =>
  problem === null &&
  price !== null &&
  (duplicate === null || again.has(line)) &&
  (operator === null || ported.has(line));
