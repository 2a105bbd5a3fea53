import { useSettling } from '../parts/settling.ts';
import type { OfferedCommand, Play } from './use-play.ts';

/** What a player at the table can do, and which of its buttons have just come to do something else. */
export interface SteadyPlay extends Play {
  readonly settling: { readonly play: boolean; readonly commands: boolean };
}

/** The commands that have a button of their own. */
export const commandsBeside = ({ commands, instead }: Play): readonly OfferedCommand[] =>
  commands.filter((offered) => offered !== instead);

/** What the button that plays stands for. Cards that are added to a choice do not change that. */
const playMeaning = ({ instead, bet, choice: { asking, shown } }: Play): string => {
  if (instead !== null) return instead.command.id;
  if (bet.least !== null) return 'least';
  return asking ? 'sure' : (shown?.command?.id ?? 'play');
};

/** A command that is asked for again does what it has shown. */
const commandsMeaning = (play: Play): string =>
  [...commandsBeside(play).map(({ command }) => command.id), '/', play.choice.shown?.command?.id ?? ''].join(' ');

const nothing = (): void => undefined;

/** The same, but what has just come to mean something else takes no press yet, by finger or by key. */
export const useSteadyPlay = (play: Play | null): SteadyPlay | null => {
  const settling = {
    play: useSettling(play === null ? '' : playMeaning(play)),
    commands: useSettling(play === null ? '' : commandsMeaning(play)),
  };
  if (play === null) return null;
  return {
    ...play,
    settling,
    play: settling.play ? nothing : play.play,
    send: (event) => (event.type === 'give' && settling.commands ? undefined : play.send(event)),
  };
};
