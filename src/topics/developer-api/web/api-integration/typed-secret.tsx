import { createContext, type ReactNode, useContext, useState } from 'react';

type Typed = readonly [secret: string, change: (secret: string) => void];

const SecretContext = createContext<Typed>(['', () => undefined]);

/** The typed secret is held in memory only, while this page is open. */
export const TypedSecret = ({ children }: { children: ReactNode }) => {
  const [secret, change] = useState('');
  return <SecretContext.Provider value={[secret, change]}>{children}</SecretContext.Provider>;
};

export const useTypedSecret = (): Typed => useContext(SecretContext);
