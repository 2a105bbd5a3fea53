import { useEffect, useRef, useState } from 'react';
import { Loading } from '../parts/notice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { loadBook } from './books.ts';
import { codeName } from './code-name.ts';
import { type Block, type BookSection, type Inline, type Line, states } from './markdown.ts';
import { RULEBOOK_WORDS } from './messages/vi.ts';
import type { RuleReference } from './rule-reference.ts';
import styles from './rulebook.module.css';

const SUITS = /([♦♥]+)/;

/** Red suits as they are on the cards. */
const Text = ({ text }: { readonly text: string }) =>
  text.split(SUITS).map((part, at) =>
    SUITS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence of a book never changes.
      <span key={at} className={styles.red}>
        {part}
      </span>
    ) : (
      part
    ),
  );

const Part = ({ part, place }: { readonly part: Inline; readonly place: RuleReference }) => {
  const language = useLanguage();
  switch (part.kind) {
    case 'text':
      return <Text text={part.text} />;
    case 'strong':
      return (
        <strong>
          <Text text={part.text} />
        </strong>
      );
    case 'term':
      return <em>{part.text}</em>;
    case 'code':
      return <em>{codeName(part.text, place, language)}</em>;
    case 'rules':
      return <small className={styles.ids}>({part.rules.join(', ')})</small>;
  }
};

const Sentence = ({ line, place }: { readonly line: Line; readonly place: RuleReference }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence of a book never changes.
  line.map((part, at) => <Part key={at} part={part} place={place} />);

const BlockBody = ({ block, place }: { readonly block: Block; readonly place: RuleReference }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <h4>
          <Sentence line={block.line} place={place} />
        </h4>
      );
    case 'paragraph':
      return (
        <p>
          <Sentence line={block.line} place={place} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of a book never changes.
            <li key={at}>
              <Sentence line={line} place={place} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a table of a book never changes.
                  <th key={at} scope="col">
                    <Sentence line={cell} place={place} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table of a book never changes.
                <tr key={at}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a table of a book never changes.
                    <td key={column}>
                      <Sentence line={cell} place={place} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
};

interface SectionProps {
  readonly section: BookSection;
  readonly place: RuleReference;
  /** The first block of the book that states the rule asked for. */
  readonly stated: Block | undefined;
}

const SectionOf = ({ section, place, stated }: SectionProps) => {
  const asked = useRef<HTMLDivElement>(null);
  const isHere = stated !== undefined && section.blocks.includes(stated);
  useEffect(() => {
    if (isHere) asked.current?.scrollIntoView({ block: 'center' });
  }, [isHere]);
  return (
    <details className={styles.section} open={isHere}>
      <summary>{section.title === '' ? section.chapter : section.title}</summary>
      {section.blocks.map((block, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a section of a book never changes.
          key={at}
          ref={block === stated ? asked : undefined}
          className={styles.block}
          data-asked={place.rule !== undefined && states(block, place.rule)}
        >
          <BlockBody block={block} place={place} />
        </div>
      ))}
    </details>
  );
};

/** The rule book of what is played, section by section, open at the rule that was asked for. */
export const RuleBook = (place: RuleReference) => {
  const words = useWords(RULEBOOK_WORDS);
  const language = useLanguage();
  const { ruleSet, rule } = place;
  const [book, setBook] = useState<readonly BookSection[] | 'missing' | null>(null);
  useEffect(() => {
    let stale = false;
    loadBook(ruleSet, language).then(
      (loaded) => !stale && setBook(loaded.length === 0 ? 'missing' : loaded),
      () => !stale && setBook('missing'),
    );
    return () => {
      stale = true;
    };
  }, [ruleSet, language]);
  if (book === null) return <Loading />;
  if (book === 'missing') return <p>{words.missing}</p>;
  const blocks = book.flatMap((section) => section.blocks);
  const stated = rule === undefined ? undefined : blocks.find((block) => states(block, rule));
  return (
    <div className={styles.book}>
      {book.map((section) => (
        <SectionOf key={`${section.chapter}/${section.title}`} section={section} place={place} stated={stated} />
      ))}
    </div>
  );
};
