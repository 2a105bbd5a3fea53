import type { BotDetail } from '@sanh-rong/protocol';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { GameChoice } from '../games/game-choice.tsx';
import { beSomebody } from '../net/me.ts';
import { post } from '../net/rest.ts';
import { useSubmit } from '../net/use-submit.ts';
import { FormSheet } from '../parts/form-sheet.tsx';
import { Fault } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { DetailsFields, faultOfWhole } from './details-fields.tsx';
import { BOTS_WORDS } from './messages/vi.ts';
import { TEMPLATE, useStarts } from './starts.ts';

/** Nothing to begin with: the code is somewhere else. */
const REMOTE = 'remote';

interface CreateSheetProps {
  /** The game that is chosen first. */
  readonly game: string;
  readonly onClose: () => void;
}

/** A new bot: its name, its game, and the code it begins with. */
export const CreateSheet = ({ game: first, onClose }: CreateSheetProps) => {
  const words = useWords(BOTS_WORDS);
  const [, navigate] = useLocation();
  const submission = useSubmit();
  const group = useId();
  const [details, setDetails] = useState({ name: '', description: '' });
  const [game, setGame] = useState(first);
  const [startId, setStart] = useState(TEMPLATE);
  const starts = useStarts(game);
  const isRemote = startId === REMOTE;
  const go = isRemote ? words.createRemote : words.createGo;
  const chosen = starts.find(({ id }) => id === startId) ?? starts[0];
  const create = (): Promise<boolean> =>
    submission.run(async () => {
      await beSomebody();
      const begun = isRemote ? { remote: true } : chosen === undefined ? {} : { source: chosen.source };
      const bot = await post<BotDetail>('/api/bots', { game, ...details, ...begun });
      onClose();
      navigate(`/bots/${bot.id}`);
    });
  const fault = faultOfWhole(submission.fault);
  return (
    <FormSheet
      title={words.createTitle}
      go={submission.busy ? words.creating : go}
      disabled={submission.busy || details.name.trim() === ''}
      className={styles.form}
      onSubmit={() => {
        if (details.name.trim() !== '') void create();
      }}
      onClose={onClose}
    >
      <DetailsFields value={details} fault={submission.fault} onChange={setDetails} />
      <GameChoice label={words.game} value={game} onChange={setGame} />
      <fieldset className={styles.starts}>
        <legend>{words.startFrom}</legend>
        {starts.map(({ id, name, note }) => (
          <label key={id}>
            <input type="radio" name={group} checked={!isRemote && id === chosen?.id} onChange={() => setStart(id)} />
            <span>
              <strong>{id === TEMPLATE ? words.template : name}</strong>
              <small>{id === TEMPLATE ? words.templateNote : note}</small>
            </span>
          </label>
        ))}
        <label>
          <input type="radio" name={group} checked={isRemote} onChange={() => setStart(REMOTE)} />
          <span>
            <strong>{words.remoteStart}</strong>
            <small>{words.remoteStartNote}</small>
          </span>
        </label>
      </fieldset>
      <Fault>{fault}</Fault>
    </FormSheet>
  );
};
