/** Whether the page was served by `sanhrong watch`: one match on somebody's own machine, and no house around it. */
export const isLocalViewer = (): boolean => document.documentElement.dataset.viewer === 'local';
