import { vi } from 'vitest';

/** The little of a browser that choosing a language asks for; nothing is kept. */
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('navigator', { languages: ['vi'] });
