// First, before any schema is made.
import './app/zod-without-eval';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:theme.css';
import './app/theme/global.css';
import './app/theme/shell.css';
import { catchInstallPrompt } from './api/install-prompt';
import { PublicApp } from './app/public-app';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

catchInstallPrompt();
createRoot(root).render(
  <StrictMode>
    <PublicApp />
  </StrictMode>,
);
