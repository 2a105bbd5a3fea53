/**
 * The parts that the server has named in the head of this page. Once they are here, the page can be drawn at once, in
 * place of what the server has written there; without them the client would first show that it is waiting.
 */
export const partsOfPage = async (): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  // One that does not come is asked for again by the code that needs it, and missed there.
  await Promise.allSettled([...links].map(({ href }) => import(/* @vite-ignore */ href)));
};
