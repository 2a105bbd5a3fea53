import { type BaseAction, explain } from '@sanh-rong/engine';
import { chosenAction } from '@sanh-rong/presentation';
import { reasonsOf } from '@sanh-rong/presentation/reasons';
import { whyHint } from '@sanh-rong/presentation/why-hint';
import { MESSAGES } from '../../messages/vi.ts';
import { showCard } from '../card-names.ts';
import type { Style } from '../palette.ts';
import { momentOf, type Screen } from '../screen-state.ts';
import { HUMAN, voiceOf } from '../seats.ts';
import { humanView, isHumanTurn, refusalOf, turnOf } from '../table.ts';

/** The line that says what Enter would do, or why it would not. */
export interface Button {
  readonly text: string;
  readonly style: Style;
}

const chosenButton = (screen: Screen, action: BaseAction): Button => {
  const { table, language, choosing } = screen;
  const { shown } = choosing;
  const say = MESSAGES[language];
  const label = table.setup.presentation.label(humanView(table), action, language);
  if (!isHumanTurn(table)) return { text: say.wouldPlayLater(label), style: 'quiet' };
  const refusal = refusalOf(table, action);
  if (refusal !== null) return { text: `${label} ✗ ${explain(refusal, language)}`, style: 'refused' };
  const text = say.wouldPlay(label);
  if (shown?.kind === 'suggestion') {
    const hint = say.hint(text, shown.number, shown.of);
    const { presentation } = table.setup;
    const why = whyHint(presentation, reasonsOf(presentation.game), humanView(table), action, language);
    return { text: ` ${[hint, why].filter((part) => part !== '').join(' · ')} `, style: 'button' };
  }
  if (shown !== null && shown.of > 1) return { text: ` ${say.way(text, shown.number, shown.of)} `, style: 'button' };
  return { text: ` ${text} `, style: 'button' };
};

const noticeButton = (screen: Screen): Button | null => {
  const { notice, table, language, choosing } = screen;
  const say = MESSAGES[language];
  if (choosing.notice !== null) return { text: choosing.notice.words(momentOf(screen)), style: 'refused' };
  switch (notice?.kind) {
    case 'notInHand':
      return { text: say.notInHand(showCard(notice.card)), style: 'refused' };
    case 'sorted':
      return {
        text: say.sortedBy(table.setup.presentation.sorts(table.setup.ruleSet, language)[notice.sort]),
        style: 'quiet',
      };
    default:
      return null;
  }
};

export const buttonOf = (screen: Screen): Button => {
  const { table, language, overlay, typed } = screen;
  const say = MESSAGES[language];
  const voice = voiceOf(language, table.setup);
  if (overlay === 'quit') return { text: say.quitQuestion, style: 'bold' };
  if (typed !== '' && table.setup.presentation.amounts === null)
    return { text: say.typing(typed.toUpperCase()), style: 'bold' };
  const notice = noticeButton(screen);
  if (notice !== null) return notice;
  const action = chosenAction(screen.choosing, momentOf(screen));
  if (action !== null) return chosenButton(screen, action);
  if (isHumanTurn(table)) return { text: table.setup.presentation.prompt(humanView(table), voice), style: 'turn' };
  return { text: say.notYourTurn(voice.who(turnOf(table) ?? HUMAN)), style: 'quiet' };
};
