import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { actions } from '../core/text/actions';
import { copyText } from './copy-text';
import { Button } from './plain/button';

const SAYS_SO = 2_000;

interface CopyButtonProps {
  /** Copied without displayed spaces. */
  value: string;
  what: string;
  label?: string;
}

type Outcome = 'copied' | 'failed';

const words: Record<Outcome, string> = { copied: actions.copied, failed: 'Gagal menyalin' };

/** Shows and announces "Tersalin" for two seconds. */
export const CopyButton = ({ value, what, label }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAYS_SO);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed');

  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon={outcome === 'copied' ? <Check size={16} /> : <Copy size={16} />}
        aria-label={outcome || label ? undefined : `${actions.copy} ${what}`}
        onClick={copy}
      >
        {outcome ? words[outcome] : (label ?? actions.copy)}
      </Button>
      <span className="sr-only" aria-live="polite">
        {outcome && `${words[outcome]}: ${what}`}
      </span>
    </>
  );
};
