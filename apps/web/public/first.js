// Runs before anything is drawn, so that the wrong theme is not seen for a moment.
{
  const root = document.documentElement;
  try {
    const { state = {} } = JSON.parse(localStorage.getItem('sanh-rong.preferences') ?? '{}');
    const dark =
      state.theme === 'dark' || (state.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    root.dataset.theme = dark ? 'dark' : 'light';
    if (state.deck) root.dataset.deck = state.deck;
    if (state.language && state.language !== root.lang) {
      root.lang = state.language;
      root.dataset.foreword = 'foreign';
    }
  } catch {
    root.dataset.theme = 'light';
  }
}
