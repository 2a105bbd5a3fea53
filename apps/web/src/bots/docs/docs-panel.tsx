import { LIMITS } from '@sanh-rong/bot-kit';
import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../../words/words.ts';
import { ShownCode } from '../code/shown-code.tsx';
import { typesOf } from '../code/types-of-game.ts';
import { COMMAND, FREE_TAB } from '../command-key.ts';
import { TEMPLATE, useStarts } from '../starts.ts';
import styles from './docs.module.css';
import { DOCS_WORDS } from './messages/vi.ts';
import { type Declared, type FieldDoc, type Reference, referenceOf } from './reference.ts';

type ReferenceState = Reference | 'loading' | 'failed';

const useReference = (game: string): ReferenceState => {
  const language = useLanguage();
  const [sought, setSought] = useState<ReferenceState>('loading');
  useEffect(() => {
    let stale = false;
    typesOf(game, language).then(
      (types) => !stale && setSought(referenceOf(types)),
      () => !stale && setSought('failed'),
    );
    return () => {
      stale = true;
    };
  }, [game, language]);
  return sought;
};

const Fields = ({ fields }: { readonly fields: readonly FieldDoc[] }) => {
  const words = useWords(DOCS_WORDS);
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, optional, type, doc }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <code className={styles.type}>{type}</code>
            {optional ? <small>{words.optional}</small> : null}
          </dt>
          <dd>{doc}</dd>
        </div>
      ))}
    </dl>
  );
};

/** `{ action: 'play', cards: CardName[] }` */
const shapeOf = ({ fields }: Declared): string =>
  `{ ${fields.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')} }`;

const OtherType = ({ declared }: { readonly declared: Declared }) => (
  <details className={styles.other}>
    <summary>
      <code>{declared.name}</code>
    </summary>
    {declared.doc === '' ? null : <p>{declared.doc}</p>}
    {declared.type === null ? (
      <Fields fields={declared.fields} />
    ) : (
      <code className={styles.type}>{declared.type}</code>
    )}
  </details>
);

const SECOND = 1_000;
const KILOBYTE = 1_024;

/** The API of a game's bots: what they get, what they may return, and what holds for all of them. */
export const DocsPanel = ({ game }: { readonly game: string }) => {
  const words = useWords(DOCS_WORDS);
  const sought = useReference(game);
  const frame = useStarts(game).find(({ id }) => id === TEMPLATE);
  if (sought === 'loading' || sought === 'failed')
    return (
      <p className={styles.waiting} role="status">
        {sought === 'loading' ? words.loading : words.failed}
      </p>
    );
  const { state, moves, others } = sought;
  return (
    <div className={styles.docs}>
      <p>{words.one}</p>
      {frame === undefined ? null : <ShownCode code={frame.source} label={words.sample} />}
      <h2>{words.state}</h2>
      <Fields fields={state?.fields ?? []} />
      <h2>{words.moves}</h2>
      <ul className={styles.moves}>
        {moves.map((move) => (
          <li key={move.name}>
            <p>{move.doc}</p>
            <code>{shapeOf(move)}</code>
          </li>
        ))}
      </ul>
      <h2>{words.types}</h2>
      <div>
        {others.map((declared) => (
          <OtherType key={declared.name} declared={declared} />
        ))}
      </div>
      <h2>{words.limits}</h2>
      <ul className={styles.limits}>
        {words.limitTexts(LIMITS.time / SECOND, LIMITS.memory, LIMITS.source / KILOBYTE).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className={styles.keys}>
        <h2>{words.keys}</h2>
        <dl>
          {words.keyTexts(COMMAND, FREE_TAB).map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};
