import { type BaseAction, explain } from '@sanh-rong/engine';
import { messages } from '../../messages/index.ts';
import { showCard } from '../card-names.ts';
import { chosenAction, type Screen } from '../controller.ts';
import type { Style } from '../palette.ts';
import { HUMAN, voiceOf } from '../seats.ts';
import { humanView, isHumanTurn, refusalOf, turnOf } from '../table.ts';

/** The line that says what Enter would do, or why it would not. */
export interface Button {
  readonly text: string;
  readonly style: Style;
}

const chosenButton = (screen: Screen, action: BaseAction): Button => {
  const { table, language, notice } = screen;
  const say = messages(language);
  const label = table.setup.presentation.label(humanView(table), action, language);
  if (!isHumanTurn(table)) return { text: say.wouldPlayLater(label), style: 'quiet' };
  const refusal = refusalOf(table, action);
  if (refusal !== null) return { text: `${label} ✗ ${explain(refusal, language)}`, style: 'refused' };
  const text = say.wouldPlay(label);
  if (notice?.kind === 'hint') return { text: ` ${say.hint(text, notice.number, notice.of)} `, style: 'button' };
  if (notice?.kind === 'way' && notice.of > 1) {
    return { text: ` ${say.way(text, notice.number, notice.of)} `, style: 'button' };
  }
  return { text: ` ${text} `, style: 'button' };
};

const noticeButton = ({ notice, table, language }: Screen): Button | null => {
  const say = messages(language);
  const voice = voiceOf(language, table.setup);
  switch (notice?.kind) {
    case 'refused':
      return { text: explain(notice.error, language), style: 'refused' };
    case 'objection': {
      const { command, given } = notice;
      return { text: command.objection?.(humanView(table), given, voice) ?? '', style: 'refused' };
    }
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
  const say = messages(language);
  const voice = voiceOf(language, table.setup);
  if (overlay === 'quit') return { text: say.quitQuestion, style: 'bold' };
  if (typed !== '' && table.setup.presentation.amounts === null)
    return { text: say.typing(typed.toUpperCase()), style: 'bold' };
  const notice = noticeButton(screen);
  if (notice !== null) return notice;
  const action = chosenAction(screen);
  if (action !== null) return chosenButton(screen, action);
  if (isHumanTurn(table)) return { text: table.setup.presentation.prompt(humanView(table), voice), style: 'turn' };
  return { text: say.notYourTurn(voice.who(turnOf(table) ?? HUMAN)), style: 'quiet' };
};
