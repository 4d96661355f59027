import type { ReactNode } from 'react';

const FullLayout = ({ children }: { children: ReactNode }) => children;

export default FullLayout;
