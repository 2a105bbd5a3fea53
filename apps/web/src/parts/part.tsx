import { type ComponentType, use } from 'react';

/** A component that is loaded when it is first drawn, or before. */
export interface Part<Props> {
  (props: Props): React.ReactNode;
  load(): Promise<unknown>;
}

/**
 * Like `lazy` of React, but drawn at once where it was loaded before: `lazy` shows that it waits for 300 ms, however short
 * the wait is.
 */
export const part = <Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> => {
  let coming: Promise<ComponentType<Props>> | null = null;
  let here: ComponentType<Props> | null = null;
  const ask = (): Promise<ComponentType<Props>> => {
    coming ??= load().then(
      (loaded) => {
        here = loaded;
        return loaded;
      },
      (error) => {
        // The next who needs it asks again.
        coming = null;
        throw error;
      },
    );
    return coming;
  };
  const Loaded = (props: Props) => {
    const Here = here ?? use(ask());
    return <Here {...props} />;
  };
  return Object.assign(Loaded, { load: ask });
};
