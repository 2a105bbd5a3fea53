import { unitName } from '@sanh-rong/presentation/names';
import type { LadderRow, Rating } from '@sanh-rong/protocol';
import { Icon } from '../../art/icons.tsx';
import { whenWords } from '../../history/when.ts';
import { IconButton } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { countWords, pointsWords, ratingWords } from '../amounts.ts';
import { ARENA_WORDS } from '../messages/vi.ts';
import { PlaceHead } from '../place-head.tsx';
import { RangeBar, type Scale, scaleOf } from '../range-bar.tsx';
import table from '../table.module.css';
import { contestantName, Who } from '../who.tsx';

/** Matches after which a rating says something. */
const SETTLED = 5;

/** The range in which a strength almost certainly lies, as wide above the estimate as below it. */
const rangeOf = ({ shown, mu }: Rating) => ({ low: shown, middle: mu, high: 2 * mu - shown });

const RatingCell = ({ row, scale }: { readonly row: LadderRow; readonly scale: Scale | null }) => {
  const words = useWords(ARENA_WORDS);
  const language = useLanguage();
  const { low, middle, high } = rangeOf(row.rating);
  const [least, most] = [low, high].map((end) => ratingWords(end, language));
  if (row.bot === null) {
    return (
      <td>
        <b>{least}</b>
      </td>
    );
  }
  return (
    <td>
      <b aria-hidden="true">{least}</b> <small aria-hidden="true">{words.ratingTo(most)}</small>
      <span className="only-read">{words.ratingRead(least, most)}</span>
      {scale === null ? null : <RangeBar low={low} middle={middle} high={high} scale={scale} />}
    </td>
  );
};

const PointsCell = ({ row }: { readonly row: LadderRow }) => {
  const words = useWords(ARENA_WORDS);
  const language = useLanguage();
  const { points } = row;
  if (points === null) return <td data-wide>–</td>;
  const { mean, low, high } = points;
  return (
    <td data-wide>
      {pointsWords(mean, language)}
      {low === null || high === null ? null : (
        <small>{words.between(pointsWords(low, language), pointsWords(high, language))}</small>
      )}
    </td>
  );
};

interface RowProps {
  readonly row: LadderRow;
  readonly scale: Scale | null;
  readonly onChallenge: ((row: LadderRow) => void) | null;
}

const Row = ({ row, scale, onChallenge }: RowProps) => {
  const words = useWords(ARENA_WORDS);
  const language = useLanguage();
  const { bot, entry, place, matches, games, points, mine, playedAt } = row;
  const isAnchor = bot === null;
  const when = playedAt === null ? words.notPlayed : whenWords(playedAt, Date.now(), language);
  const brief = [
    ...(points === null ? [] : [pointsWords(points.mean, language)]),
    games === 0 ? words.notPlayed : words.gamesCount(countWords(games, language)),
  ];
  return (
    <tr data-mark={isAnchor || undefined} data-mine={mine || undefined}>
      <td>{isAnchor ? '·' : place}</td>
      <th scope="row" data-who>
        <Who
          contestant={row}
          entry={entry}
          size={isAnchor ? 24 : 32}
          mine={mine}
          fresh={!isAnchor && matches < SETTLED}
        >
          {isAnchor ? null : <small data-narrow>{brief.join(' · ')}</small>}
        </Who>
      </th>
      <RatingCell row={row} scale={scale} />
      <PointsCell row={row} />
      <td data-wide>{isAnchor ? '' : countWords(games, language)}</td>
      <td data-wide>{isAnchor ? '' : when}</td>
      {onChallenge === null ? null : (
        <td>
          <IconButton
            label={words.challengeOf(contestantName(row, language))}
            icon={<Icon name="flag" />}
            onClick={() => onChallenge(row)}
          />
        </td>
      )}
    </tr>
  );
};

interface LeaderboardProps {
  readonly game: string;
  readonly title: string;
  readonly rows: readonly LadderRow[];
  /** Null for a visitor who has no bot to do it with. */
  readonly onChallenge: ((row: LadderRow) => void) | null;
}

/** Who stands where. Built-in players stand among the bots as anchors. */
export const Leaderboard = ({ game, title, rows, onChallenge }: LeaderboardProps) => {
  const words = useWords(ARENA_WORDS);
  const language = useLanguage();
  const scale = scaleOf(rows.filter(({ bot }) => bot !== null).map(({ rating }) => rangeOf(rating)));
  return (
    <table className={table.table}>
      <caption className="only-read">{title}</caption>
      <thead>
        <tr>
          <PlaceHead />
          <th scope="col" data-who>
            {words.bot}
          </th>
          <th scope="col">{words.rating}</th>
          <th scope="col" data-wide>
            {words.pointsUnit(unitName(game, language))}
          </th>
          <th scope="col" data-wide>
            {words.games}
          </th>
          <th scope="col" data-wide>
            {words.lastPlayed}
          </th>
          {onChallenge === null ? null : (
            <th scope="col">
              <span className="only-read">{words.challenge}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.entry ?? row.level} row={row} scale={scale} onChallenge={onChallenge} />
        ))}
      </tbody>
    </table>
  );
};
