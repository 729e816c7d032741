import './ui/base.css';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('main: the page has no #root');
void start(root);
