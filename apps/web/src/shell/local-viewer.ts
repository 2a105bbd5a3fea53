/** Whether the page was served by `sanhrong watch`: one match on one's own machine, without a server. */
export const isLocalViewer = (): boolean => document.documentElement.dataset.viewer === 'local';
