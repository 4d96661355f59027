import { createContext, type ReactNode, useContext, useState } from 'react';

type Typed = readonly [secret: string, change: (secret: string) => void];

const SecretContext = createContext<Typed>(['', () => undefined]);

/** Keeps the secret that is typed to sign with while this page is open, in its memory alone. */
export const TypedSecret = ({ children }: { children: ReactNode }) => {
  const [secret, change] = useState('');
  return <SecretContext.Provider value={[secret, change]}>{children}</SecretContext.Provider>;
};

/** The same for every part of the page that signs. */
export const useTypedSecret = (): Typed => useContext(SecretContext);
