import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import './app/theme/global.css';
import { PublicApp } from './app/public-app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <PublicApp />
  </StrictMode>,
);
