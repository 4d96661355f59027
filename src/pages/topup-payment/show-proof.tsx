import { FileText } from 'lucide-react';
import { fetchTopupProof } from '../../api/topup-proof';
import type { Topup } from '../../core/contract/topup';
import { KeptFile } from '../../features/kept-file/kept-file';
import { copy } from './copy';

export const ShowProof = ({ topup: { id, proof_name } }: { topup: Pick<Topup, 'id' | 'proof_name'> }) => (
  <KeptFile
    label={copy.file}
    name={proof_name ?? copy.file}
    read={() => fetchTopupProof(id)}
    icon={<FileText size={18} aria-hidden="true" />}
  >
    {copy.showProof}
  </KeptFile>
);
