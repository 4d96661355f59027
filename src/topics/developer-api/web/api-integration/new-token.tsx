import { useState } from 'react';
import type { ToldToken } from '../../contract/integration';
import { copy } from './copy';
import { SecretDialog } from './secret-dialog';
import { TokenForm } from './token-form';

interface NewTokenProps {
  onMade: (token: ToldToken) => void;
  onClose: () => void;
}

export const NewToken = ({ onMade, onClose }: NewTokenProps) => {
  const [token, setToken] = useState<ToldToken | null>(null);
  const told = (made: ToldToken) => {
    setToken(made);
    onMade(made);
  };
  return token ? (
    <ToldSecret token={token} onClose={onClose} />
  ) : (
    <TokenForm onClose={onClose} onMade={told} />
  );
};

export const ToldSecret = ({ token, onClose }: { token: ToldToken; onClose: () => void }) => (
  <SecretDialog
    values={[
      [copy.token.key, token.access_key],
      [copy.token.secret, token.secret],
    ]}
    onClose={onClose}
  />
);
