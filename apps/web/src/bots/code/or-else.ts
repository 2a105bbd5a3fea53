import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that comes when it is needed. When it does not come, that is said and nothing is drawn. */
export const orElse = <Props>(
  load: () => Promise<ComponentType<Props>>,
  failed: () => void,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => {
        failed();
        return { default: () => null };
      },
    ),
  );
