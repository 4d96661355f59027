import { Ban } from 'lucide-react';
import { useAction } from '../../../../platform/web/use-call';
import { Dialog } from '../../../../ui/dialog';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { useOnline } from '../../../../ui/use-online';
import { cancelTopup } from '../../contract/topup';
import type { TopupSummary } from '../../contract/topup-list';

const copy = {
  title: 'Batalkan top up ini?',
  reason: (code: string) =>
    `Tagihan ${code} tidak dapat dibayar lagi. Jangan batalkan bila Anda sudah membayar.`,
  yes: 'Ya, Batalkan',
  no: 'Tidak Jadi',
  offline: 'Koneksi terputus. Top up dapat dibatalkan setelah tersambung kembali.',
} as const;

interface CancelDialogProps {
  topup: Pick<TopupSummary, 'id' | 'code'>;
  onClose: () => void;
  onChanged: () => void;
}

export const CancelDialog = ({ topup: { id, code }, onClose, onChanged }: CancelDialogProps) => {
  const online = useOnline();
  const { mutate, isLoading, error } = useAction(cancelTopup);
  const cancel = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          onChanged();
          onClose();
        },
        onError: onChanged,
      },
    );
  return (
    <Dialog
      title={copy.title}
      icon={Ban}
      reason={copy.reason(code)}
      onClose={onClose}
      actions={
        <>
          <Button tone="danger" loading={isLoading} disabled={!online} onClick={cancel}>
            {copy.yes}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {copy.no}
          </Button>
        </>
      }
    >
      {!online && <Notice>{copy.offline}</Notice>}
      <Refusal error={error} />
    </Dialog>
  );
};
