import { useEffect, useState } from 'react';
import type { ReceiptContent } from './content';
import { receiptPicture } from './picture';

export type PictureState = { kind: 'busy' } | { kind: 'failed' } | { kind: 'ready'; file: File };

export function usePicture(content: ReceiptContent, name: string): PictureState {
  const [state, setState] = useState<PictureState>({ kind: 'busy' });
  const written = JSON.stringify(content);
  useEffect(() => {
    let isCurrent = true;
    receiptPicture(JSON.parse(written) as ReceiptContent).then(
      (blob) => {
        const file = new File([blob], `struk-${name}.png`, { type: 'image/png' });
        if (isCurrent) setState({ kind: 'ready', file });
      },
      () => isCurrent && setState({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [written, name]);
  return state;
}
