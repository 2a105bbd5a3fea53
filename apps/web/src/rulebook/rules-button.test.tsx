import '../learn/test/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RULEBOOK_WORDS } from './messages/vi.ts';
import { RuleCode } from './rules-button.tsx';

test('a rule says that it is one: its code never stands alone in a sentence', () => {
  const html = renderToStaticMarkup(<RuleCode game="lieng" ruleSet="lieng" rule="LG-4" />);
  expect(html).toContain(`>${RULEBOOK_WORDS.vi.short('LG-4')}</button>`);
  expect(html).toContain(`aria-label="${RULEBOOK_WORDS.vi.read('LG-4')}"`);
});
