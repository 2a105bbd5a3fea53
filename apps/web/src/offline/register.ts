/** The app works without a network once it has been here: a service worker keeps its parts. */

/** The part this page began with: named after its content, so it tells which version of the app the page is. */
const ownPart = (): string | undefined => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? undefined : new URL(script.src).pathname;
};

/** Tells a version that waits which one this page is: where it is the same, nothing has to wait any longer. */
const greet = (waiting: ServiceWorker | null): void => waiting?.postMessage({ kind: 'arrived', part: ownPart() });

const keep = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  greet(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && greet(registration.waiting));
  });
};

/** Milliseconds after which a page that has come has asked for all it shows. */
const AT_REST = 3_000;

/** After everything else: a new visitor should not wait for parts they do not need yet. */
export const registerOffline = (): void => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => setTimeout(() => void keep().catch(() => {}), AT_REST));
};
