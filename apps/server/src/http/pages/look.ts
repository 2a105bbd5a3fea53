/** The look of the pages: dó paper, lacquer, a woven mat (CSS and two small pictures, all our own). */

/** A piece of sedge mat: strands over and under each other. */
export const MAT_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="16" viewBox="0 0 28 16">
<rect width="28" height="16" fill="#e3cb97"/>
<path d="M0 .7h28M0 4.700h28M0 8.700h28M0 12.700h28" stroke="#f0dfb8" stroke-width="1"/>
<path d="M0 3.600h28M0 7.600h28M0 11.600h28M0 15.600h28" stroke="#cfb17a" stroke-width=".8"/>
<g fill="#c4a265" opacity=".75"><rect x="0" y=".4" width="2" height="3.200" rx="1"/><rect x="14" y="4.400" width="2" height="3.200" rx="1"/><rect x="0" y="8.400" width="2" height="3.200" rx="1"/><rect x="14" y="12.400" width="2" height="3.200" rx="1"/></g>
</svg>`;

/** A seal with a card in it. */
export const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
<rect x="2" y="2" width="60" height="60" rx="14" fill="#a3261f"/>
<rect x="6.5" y="6.5" width="51" height="51" rx="10" fill="none" stroke="#e0ac4b" stroke-width="1.5"/>
<rect x="15" y="15" width="24" height="34" rx="4" fill="#e8d9bd" transform="rotate(-14 27 49)"/>
<rect x="24" y="14" width="24" height="35" rx="4" fill="#fffbf2" transform="rotate(8 36 49)"/>
<path d="M37 24.500c-2.600-4.300-9-2.600-9 2.400 0 4.500 5.200 7.300 9 11.300 3.800-4 9-6.800 9-11.300 0-5-6.400-6.700-9-2.400z" fill="#a3261f" transform="rotate(8 37 31) translate(7.400 6.500) scale(.8)"/>
</svg>`;

export const LOOK_CSS = `:root {
  color-scheme: light dark;
  --paper: #f6efe2; --sheet: #fffaf0; --ink: #1d1a16; --soft: #5d5347; --line: #dccfb6;
  --red: #a3261f; --jade: #2a6454; --gold: #c98f2b; --code: #efe4cd; --band: #2b1512; --onband: #f7ecd9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14110f; --sheet: #1e1916; --ink: #f2e8d8; --soft: #b8aa95; --line: #3a3029;
    --red: #ef7a6d; --jade: #7cc9b1; --gold: #e0ac4b; --code: #2a231e; --band: #0d0a09; --onband: #f2e8d8;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
h2 { font-size: 1.5rem; margin: 3rem 0 .75rem; }
h3 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
h4 { font-size: .9rem; margin: 1.1rem 0 .3rem; color: var(--soft); font-weight: 600; }
p { margin: .5rem 0 1rem; max-width: 68ch; }
a { color: var(--jade); text-underline-offset: .18em; text-decoration-thickness: .08em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: .9em; }
code { background: var(--code); border-radius: 5px; padding: .1em .35em; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
pre { background: var(--code); border-radius: 10px; padding: .9rem 1rem; overflow-x: auto; margin: .5rem 0 1rem; }
pre code { background: none; padding: 0; }
.band { background: var(--band); color: var(--onband); }
.band a { color: inherit; }
.bar { display: flex; align-items: center; gap: .7rem; max-width: 74rem; margin: 0 auto; padding: .7rem 1.1rem; }
.bar .home { display: flex; align-items: center; gap: .6rem; text-decoration: none; font-weight: 700; font-size: 1.1rem; }
.bar .home img { display: block; width: 34px; height: 34px; }
.bar nav { margin-left: auto; display: flex; gap: 1rem; font-size: .95rem; }
.bar nav a { display: inline-block; padding: .3rem 0; }
.edge { height: 14px; background: linear-gradient(#a3261f 0 4px, #e9d3a4 4px 5px, #2f6f5e 5px 9px, #e9d3a4 9px 10px, #a3261f 10px 14px); }
.wrap { max-width: 74rem; margin: 0 auto; padding: 0 1.1rem 4rem; }
.mat { background: #e2c994 url(/mat.svg); color: #1d1a16; border-radius: 14px; overflow: hidden; margin: 1.25rem 0 0; box-shadow: 0 1px 0 #fff6 inset, 0 8px 24px #0003; }
@media (prefers-color-scheme: dark) { .mat { background-color: #b99a64; background-blend-mode: multiply; } }
.mat .inner { display: grid; gap: .5rem; padding: 1.4rem 1.3rem 1.6rem; }
@media (min-width: 52rem) { .mat .inner { padding: 1.8rem 2.2rem; } }
.mat .note { max-width: 48rem; background: #fffaf0f2; border-radius: 12px; padding: 1.1rem 1.2rem; box-shadow: 0 1px 3px #0003; }
.mat h1 { margin: 0 0 .3rem; font-size: clamp(1.7rem, 6.5vw, 2.6rem); letter-spacing: -.01em; overflow-wrap: anywhere; }
.mat p { margin: 0; font-size: 1.05rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.1rem; }
.sheet h3 { margin: 0 0 .2rem; overflow-wrap: anywhere; }
.sheet p { margin: .2rem 0 .4rem; }
.soft { color: var(--soft); font-size: .93rem; }
.tags { display: flex; flex-wrap: wrap; gap: .4rem; margin: .5rem 0 0; padding: 0; list-style: none; font-size: .85rem; }
.tags li { border: 1px solid var(--line); border-radius: 99px; padding: .1rem .65rem; color: var(--soft); }
.columns { display: grid; gap: 0 3rem; grid-template-columns: minmax(0, 1fr); }
.contents { font-size: .93rem; margin-top: 1.2rem; }
.contents ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem; }
.contents a { display: block; border: 1px solid var(--line); background: var(--sheet); border-radius: 99px; padding: .35rem .9rem; text-decoration: none; color: var(--ink); }
.contents a:hover { color: var(--jade); text-decoration: underline; }
.contents ul ul { display: none; }
@media (min-width: 64rem) {
  .columns { grid-template-columns: 17rem minmax(0, 1fr); }
  .contents { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 2.6rem .3rem 2rem 0; margin: 0; scrollbar-width: thin; }
  .contents ul, .contents ul ul { display: block; }
  .contents a { border: 0; background: none; border-radius: 4px; padding: .25rem 0; font-weight: 600; }
  .contents ul ul { margin: 0 0 .7rem; border-left: 2px solid var(--line); padding-left: .8rem; }
  .contents ul ul a { font: .8rem/1.5 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; padding: .12rem 0; color: var(--soft); overflow-wrap: anywhere; }
}
.mat + .tags, .mat + p { margin-top: 1.1rem; }
.mat .links { margin-top: .7rem; font-size: 1rem; }
.mat a { color: #2a6454; }
details.op { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; margin: .6rem 0; }
details.op > summary { list-style: none; cursor: pointer; padding: .75rem 1rem; display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .15rem .7rem; align-items: center; }
details.op > summary::-webkit-details-marker { display: none; }
details.op > summary::after { content: ''; width: .55rem; height: .55rem; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg) translate(-2px, -2px); grid-column: 3; grid-row: 1; transition: transform .18s ease-out; }
details.op[open] > summary::after { transform: rotate(225deg) translate(-2px, -2px); }
details.op > summary .path { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-weight: 600; font-size: .95rem; overflow-wrap: anywhere; }
details.op > summary .what { grid-column: 1 / -1; color: var(--soft); font-size: .95rem; }
@media (min-width: 40rem) { details.op > summary .what { grid-column: 2; } }
details.op > .inside { scroll-margin-top: 6rem; border-top: 1px solid var(--line); padding: .3rem 1rem 1.1rem; }
.method { font-size: .75rem; font-weight: 700; letter-spacing: .04em; border-radius: 6px; padding: .2rem .5rem; border: 1.5px solid var(--jade); color: var(--jade); text-align: center; min-width: 4.4rem; }
.method.changes { background: var(--jade); color: var(--sheet); }
.method.removes { border-color: var(--ink); color: var(--ink); }
.method.socket { border-color: var(--soft); color: var(--soft); }
ul.fields { list-style: none; margin: .2rem 0; padding: 0; }
ul.fields ul.fields { border-left: 2px solid var(--line); padding-left: .9rem; margin: .1rem 0 .4rem .2rem; }
ul.fields li { padding: .28rem 0; }
.name { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: .9em; font-weight: 600; }
.type { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: .84em; color: var(--soft); overflow-wrap: anywhere; }
.maybe { font-size: .8rem; color: var(--soft); border: 1px solid var(--line); border-radius: 99px; padding: 0 .5rem; white-space: nowrap; }
dl.codes { margin: 0; display: grid; gap: .1rem 1.2rem; }
dl.codes dt { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: .88rem; font-weight: 600; margin-top: .5rem; }
dl.codes dd { margin: 0; color: var(--soft); }
@media (min-width: 40rem) { dl.codes { grid-template-columns: max-content 1fr; } dl.codes dt { margin-top: 0; } }
`;
