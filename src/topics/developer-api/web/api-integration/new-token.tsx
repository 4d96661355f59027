import { useState } from 'react';
import type { CreatedToken } from '../../contract/integration';
import { copy } from './copy';
import { SecretDialog } from './secret-dialog';
import { TokenForm } from './token-form';

interface NewTokenProps {
  onMade: (token: CreatedToken) => void;
  onClose: () => void;
}

export const NewToken = ({ onMade, onClose }: NewTokenProps) => {
  const [token, setToken] = useState<CreatedToken | null>(null);
  const showToken = (made: CreatedToken) => {
    setToken(made);
    onMade(made);
  };
  return token ? (
    <NewTokenDialog token={token} onClose={onClose} />
  ) : (
    <TokenForm onClose={onClose} onMade={showToken} />
  );
};

export const NewTokenDialog = ({ token, onClose }: { token: CreatedToken; onClose: () => void }) => (
  <SecretDialog
    values={[
      [copy.token.key, token.access_key],
      [copy.token.secret, token.secret],
    ]}
    onClose={onClose}
  />
);
