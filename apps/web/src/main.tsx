import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './cards/cards.css';
import './art/art.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { registerOffline } from './offline/register.ts';
import { wearPreferences } from './preferences/preferences.ts';

wearPreferences();
registerOffline();

const place = document.getElementById('app');
if (place !== null) createRoot(place).render(<App />);
