import type { Express } from 'express';
import { nameRoute } from '../log.ts';
import { LOOK_CSS, MARK_SVG, MAT_SVG } from './look.ts';

const FILES = [
  { path: '/look.css', type: 'text/css', text: LOOK_CSS },
  { path: '/mark.svg', type: 'image/svg+xml', text: MARK_SVG },
  { path: '/mat.svg', type: 'image/svg+xml', text: MAT_SVG },
] as const;

/** What the server's own pages look like: the API to read, and notices that something did not work. */
export const addPageFiles = (app: Express): void => {
  for (const { path, type, text } of FILES) {
    app.get(path, (_request, response) => {
      nameRoute(response, path);
      response.set('Cache-Control', 'public, max-age=3600').type(type).send(text);
    });
  }
};
