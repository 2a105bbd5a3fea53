/** Whether an address is that of a route, `/games/:id` or `/learn/:game?`, as the router reads them. */
export const matchesRoute = (route: string, path: string): boolean => {
  const [wanted, given] = [route, path].map((each) => each.split('/').filter((part) => part !== ''));
  if (given.length > wanted.length) return false;
  return wanted.every((part, at) =>
    given[at] === undefined ? part.endsWith('?') : part.startsWith(':') || part === given[at],
  );
};
