import { useMemo } from 'react';
import { Icon } from '../../art/icons.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../learn.module.css';
import { ShownCards } from '../shown-cards.tsx';
import { CUTTERS, cutsOf, TARGETS } from './cutting.ts';
import { TIENLEN_LESSON_WORDS } from './messages/vi.ts';

/** On the left what lies on the mat, on top what comes down on it. */
export const CuttingTable = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(TIENLEN_LESSON_WORDS);
  const rows = useMemo(
    () =>
      TARGETS.map(({ id, cards }) => ({ id, cards, cuts: CUTTERS.map((cutter) => cutsOf(ruleSet, cutter, cards)) })),
    [ruleSet],
  );
  return (
    <>
      <p>{words.cutIntro[ruleSet]}</p>
      <table className={styles.cutting}>
        <thead>
          <tr>
            <th scope="col">{words.onMat}</th>
            {CUTTERS.map(({ id }) => (
              <th key={id} scope="col">
                {words.hang[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cards, cuts }) => (
            <tr key={id}>
              <th scope="row">
                <span className={styles.wideOnly}>
                  <ShownCards cards={cards} size="small" />
                </span>
                {words.hang[id]}
              </th>
              {cuts.map((cut, at) => (
                <td key={CUTTERS[at].id} data-cuts={cut}>
                  {cut === 'higher' ? null : <Icon name={cut === 'always' ? 'check' : 'close'} size={20} />}
                  <span className={cut === 'higher' ? undefined : 'only-read'}>{words.cuts[cut]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.cutNote[ruleSet]}</p>
    </>
  );
};
