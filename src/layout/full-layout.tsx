import type { ReactNode } from 'react';

/** For pages that fill the screen, such as an invoice. */
const FullLayout = ({ children }: { children: ReactNode }) => children;

export default FullLayout;
