import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/base.css';
import { App } from './app/App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('main: the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
