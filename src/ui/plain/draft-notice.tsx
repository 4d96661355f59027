import { Button } from './button';
import { Notice } from './notice';

export const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice
    tone="run"
    action={
      <Button tone="quiet" size="small" onClick={onDiscard}>
        Buang draf
      </Button>
    }
  >
    Isian Anda yang belum tersimpan dipulihkan.
  </Notice>
);
