import type { Language } from '@sanh-rong/engine';
import { LANGUAGES } from '@sanh-rong/engine';
import { CLIENT_MESSAGES } from '@sanh-rong/protocol';
import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { Admission } from '../admission.ts';
import type { Credentials, SignedIn } from '../people/signed-in.ts';
import { NetworkRateLimiter } from '../rate-limits/networks.ts';
import type { RateLimit } from '../rate-limits/rate-limiter.ts';
import { Bodies } from './bodies.ts';
import type { BuiltClient } from './client/built-client.ts';
import { addClientFiles } from './client/client-files.ts';
import type { KnownTables } from './client/client-pages.ts';
import { addClientPages } from './client/serve.ts';
import { comesInPieces } from './listener.ts';
import { logFailure, logRequests, nameRoute } from './log.ts';
import { HTTP_SENTENCES, joinWords, say, type Words } from './messages/index.ts';
import type { Metrics } from './metrics.ts';
import { OpenRequests } from './open-requests.ts';
import { type OpenApi, openApiDocument } from './openapi.ts';
import { addHealth } from './operations.ts';
import type { AllowedOrigins } from './origin.ts';
import { apiPage } from './pages/api.ts';
import { PAGE_WORDS, sayIn } from './pages/messages/index.ts';
import { noticePage } from './pages/notice.ts';
import { addPageFiles } from './pages/serve.ts';
import { HttpRefusal, refusalIn, wireRefusal } from './refusal.ts';
import { languageOf } from './request.ts';
import { requireRate, USUAL_RATE } from './request-rate.ts';
import type { Route } from './route.ts';
import { addRoutes } from './routing.ts';

export interface HttpOptions {
  readonly routes: readonly Route[];
  /** Who is asking, from a cookie or a token; null when they say nothing of a person. */
  readonly identify: (credentials: Credentials) => Promise<SignedIn | null>;
  /** Whether no person was found because an API token has expired. */
  readonly hasExpired?: (credentials: Credentials) => Promise<boolean>;
  /** Must keep the values in errors to itself (`createLog`). */
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tables: KnownTables;
  /** What people play on; null when it was not built. */
  readonly client: BuiltClient | null;
  /** Sentences of refusals by code, and what routes are for by id: a catalogue for each module. */
  readonly sentences?: readonly Words[];
  readonly summaries?: readonly Words[];
  /** Where pages may come from; left out: only the host that was asked. */
  readonly origins?: AllowedOrigins;
  /** Where people reach the site; left out: wherever they asked. */
  readonly publicUrl?: string | null;
  /** How many proxies stand in front, whose X-Forwarded-* headers are believed. */
  readonly trustProxy?: number;
  /** How fast requests may come from one address: so many to the API, and as many for pages. */
  readonly rate?: RateLimit;
  /** How many requests of one network are answered at once. */
  readonly mostOpen?: number;
  /** Bytes of bodies that may be on their way. */
  readonly bodyRoom?: number;
  /** When requests to the API may begin; left out: an admission of their own. */
  readonly admission?: Admission;
  readonly now?: () => number;
}

const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  workerSrc: ["'self'"],
} as const;

const security = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
  // The code in a table's link is not for other sites; our own requests keep their origin.
  referrerPolicy: { policy: 'same-origin' },
  // Browsers ignore it over plain HTTP; what runs on the operator's other hosts is not ours to say.
  strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
});

/** Nothing of the device is needed here, and no page that is ever smuggled in may ask for it. */
const NO_DEVICES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi']
  .map((feature) => `${feature}=()`)
  .join(', ');

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** Everything people reach over HTTP: the API, its description, the pages. */
export const createHttp = (options: HttpOptions): Express => {
  const { routes, identify, logger, metrics, now = Date.now, origins = null } = options;
  const sentences = joinWords([HTTP_SENTENCES, ...(options.sentences ?? [])]);
  const summaries = joinWords([PAGE_WORDS, ...(options.summaries ?? [])]);
  const apiRequests = new NetworkRateLimiter(options.rate ?? USUAL_RATE, now);
  const pageRequests = new NetworkRateLimiter(options.rate ?? USUAL_RATE, now);
  const open = new OpenRequests(options.mostOpen);
  const { client, tables, publicUrl = null } = options;
  const documents = Object.fromEntries(
    LANGUAGES.map((language) => [language, openApiDocument(routes, summaries, language)]),
  ) as Record<Language, OpenApi>;
  // Written once: it is long, and every visitor may ask for it.
  const writtenDocuments = Object.fromEntries(
    LANGUAGES.map((language) => [language, Buffer.from(JSON.stringify(documents[language]))]),
  );
  const apiPages = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      apiPage({ language, document: documents[language], messages: CLIENT_MESSAGES, summaries, sentences }),
    ]),
  );

  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('trust proxy', options.trustProxy ?? 0);
  app.use(logRequests(logger, now, ({ route, status, seconds }) => metrics.answered(route, status, seconds)));
  app.use(security);
  app.use((_request, response, next) => {
    response.setHeader('Permissions-Policy', NO_DEVICES);
    next();
  });
  app.use((request, _response, next) => {
    if (comesInPieces(request)) throw new HttpRefusal(411, 'NO_LENGTH');
    next();
  });
  addHealth(app);
  // Files lie ready and are given at any rate: a whole class may open the client from one address.
  addPageFiles(app);
  if (client !== null) addClientFiles(app, client);
  app.use((request, response, next) => {
    // Requests for pages are not counted as requests to the API.
    requireRate(isApi(request.path) ? apiRequests : pageRequests, request, response);
    open.enter(request, response);
    const language = languageOf(request);
    response.set('Content-Language', language).vary('Accept-Language');
    if (isApi(request.path)) response.set('Cache-Control', 'no-store');
    next();
  });

  app.get(['/api', '/api/'], (request, response) => {
    nameRoute(response, '/api');
    response.type('html').send(apiPages[languageOf(request)]);
  });
  app.get('/api/openapi.json', (request, response) => {
    nameRoute(response, '/api/openapi.json');
    response.type('json').send(writtenDocuments[languageOf(request)]);
  });
  const { admission = new Admission(), hasExpired = async () => false } = options;
  addRoutes(app, routes, { admission, identify, origins, hasExpired, bodies: new Bodies(options.bodyRoom) });

  const nothing = (): never => {
    throw new HttpRefusal(404, 'NO_PATH');
  };
  app.use('/api', nothing);
  addClientPages(app, { client, tables, publicUrl });
  app.use(nothing);
  const answerError: ErrorRequestHandler = (error, request, response, _next) => {
    const refusal = refusalIn(error);
    if (refusal === null) logFailure(logger, response, error);
    const told = refusal ?? new HttpRefusal(500, 'SERVER_ERROR');
    metrics.refused(told.code);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const language = languageOf(request);
    response.status(told.status);
    if (isApi(request.path)) response.json(wireRefusal(told, sentences, language));
    else {
      const title = sayIn(language)(told.status === 404 ? 'nothingTitle' : 'failedTitle');
      const page = noticePage(language, '/', title, say(sentences, language, told.code, told.details));
      response.set('Cache-Control', 'no-store').vary('Accept-Language').type('html').send(page);
    }
  };
  app.use(answerError);
  return app;
};
