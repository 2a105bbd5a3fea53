import type { LadderEntryDetail } from '@sanh-rong/protocol';
import { useLanguage, useWords } from '../../words/words.ts';
import { countWords, pointsWords } from '../amounts.ts';
import arena from '../arena.module.css';
import { EstimateBar } from '../charts/estimate-bar.tsx';
import { rangeWords, scaleAround, verdictOf } from '../charts/figures.ts';
import table from '../table.module.css';
import { Who } from '../who.tsx';
import styles from './entry.module.css';
import { ENTRY_WORDS } from './messages/vi.ts';

type Met = LadderEntryDetail['headToHead'];

/** Whom it met, and who of the two is better, as far as one can say. */
export const HeadToHead = ({ met }: { readonly met: Met }) => {
  const words = useWords(ENTRY_WORDS);
  const language = useLanguage();
  const scale = scaleAround(met.map(({ lead }) => lead));
  return (
    <section className={arena.part}>
      <h2>{words.headToHead}</h2>
      <table className={`${table.table} ${styles.estimates}`}>
        <thead>
          <tr>
            <th scope="col" data-who>
              {words.opponent}
            </th>
            <th scope="col" data-bar colSpan={2}>
              {words.lead}
            </th>
          </tr>
        </thead>
        <tbody>
          {met.map(({ bot, level, entry, deals, lead }) => (
            <tr key={bot?.id ?? level}>
              <th scope="row" data-who>
                <Who contestant={{ bot, level }} entry={entry} size={28} />
              </th>
              <td data-bar>
                <EstimateBar estimate={lead} scale={scale} />
                <small>{words.deals(countWords(deals, language))}</small>
              </td>
              <td>
                <strong>{pointsWords(lead.mean, language)}</strong>
                <small>{lead.low === null ? words.tooFew : words.verdicts[verdictOf(lead)]}</small>
                <small className="only-read">{rangeWords(lead, language)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={arena.soft}>{words.headToHeadNote}</p>
    </section>
  );
};
