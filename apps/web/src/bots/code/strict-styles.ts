/**
 * How the code editor writes styles in a page whose policy allows none that are written as text: through the object model.
 * The build puts these in the place of what it does by itself (build/monaco.ts).
 */

/** Looks to the editor like a style element. */
class AdoptedStyle {
  readonly sheet = new CSSStyleSheet();
  className = '';
  type = '';
  media = '';
  private text = '';

  constructor() {
    document.adoptedStyleSheets.push(this.sheet);
  }

  get textContent(): string {
    return this.text;
  }

  set textContent(text: string) {
    this.text = text;
    this.sheet.replaceSync(text);
  }

  remove(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}

export const newStyleSheet = (): AdoptedStyle => new AdoptedStyle();

/** Inside of tags only: what is between them is written with entities and never has a bracket. */
const STYLE = /(<[^<>]*) style="/g;

const wear = (part: ParentNode): void => {
  for (const element of part.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
};

const unstyled = (html: string): string => String(html).replace(STYLE, '$1 data-style="');

/** In the place of `innerHTML`. */
export const writeLines = (node: HTMLElement, html: string): void => {
  node.innerHTML = unstyled(html);
  wear(node);
};

/** In the place of `insertAdjacentHTML` after the last child. */
export const appendLines = (node: HTMLElement, html: string): void => {
  const lines = document.createElement('div');
  writeLines(lines, html);
  node.append(...lines.childNodes);
};
