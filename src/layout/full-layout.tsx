import type { ReactNode } from 'react';

/** A page that fills the screen by itself, such as an invoice. */
const FullLayout = ({ children }: { children: ReactNode }) => children;

export default FullLayout;
