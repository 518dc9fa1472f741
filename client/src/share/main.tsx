import '../app/theme/fonts.css';
import '../shared/light/tokens.css';
import './share.css';
import { createRoot } from 'react-dom/client';
import { SharePage } from './SharePage';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(<SharePage browser={window} now={Date.now} />);
