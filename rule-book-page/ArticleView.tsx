import { type ReactNode, useLayoutEffect, useState } from 'react'
import { findArticleHighlights, highlightName } from '#book/search/answers'
import { type Article, pagesEvaluatingRule, notesOfArticle } from '#book/text/articles'
import { transitionFor, type MachineTypes } from '#domain/kernel/transitions'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { ArticleTable } from './ArticleTable.tsx'
import { type ChosenFacts, chosenOrFirstFactValues, watchBookLocation } from './book-location.ts'
import { MachineExplorer } from './MachineExplorer.tsx'
import { QuotedRequirement } from './RequirementButtons.tsx'
import { RulePlayground } from './RulePlayground.tsx'
import styles from './rule-book.module.css'

/**
 * Returns the values selected in an article (null while nothing is selected), and the function that changes them. The
 * values in the URL are selected at first, and whenever the URL changes.
 */
const useChosen = (id: string) => {
  const [chosenFacts, setChosen] = useState<ChosenFacts | null>(null)
  useLayoutEffect(
    () => watchBookLocation((place) => place.id === id && place.chosen.size > 0 && setChosen(place.chosen)),
    [id],
  )
  return [chosenFacts, setChosen] as const
}

/**
 * Returns the id of the row that decides for the selected values: the facts of a rule; or actor, action and state of a
 * machine. Null if nothing is selected.
 */
const decidingRow = ({ rule, machine }: Article, chosenFacts: ChosenFacts | null): string | null => {
  if (chosenFacts === null) return null
  if (rule !== undefined) return rule.decide(chosenOrFirstFactValues(rule.facts, chosenFacts)).rule
  if (machine === undefined || !chosenFacts.has('action')) return null
  const action = { who: chosenFacts.get('who'), action: chosenFacts.get('action'), from: chosenFacts.get('at') ?? '' }
  const row = transitionFor(machine.machine, action as MachineTypes['action'] & { readonly from: string })
  return (row ?? machine.machine.at(-1))?.id ?? null
}

type ListProps = { readonly title: string; readonly items: readonly ReactNode[]; readonly hits?: readonly ReactNode[] }

const List = ({ title, items, hits = [] }: ListProps) =>
  items.length > 0 && (
    <div className={styles.part}>
      <h4>{title}</h4>
      <ul className={styles.plain}>
        {items.map((item, i) => (
          <li key={i} className={hits.includes(item) ? styles.marked : undefined}>
            {hits.includes(item) && <Tag tone="info">{T.hit}</Tag>}{' '}
            {typeof item === 'string' ? <QuotedRequirement text={item} /> : item}
          </li>
        ))}
      </ul>
    </div>
  )

/** One article: its question, its table, and facts to choose and try. */
export const ArticleView = ({ article, typed }: { readonly article: Article; readonly typed: string }) => {
  const { id, hasOwnId, number, title, question, answer, rule, machine, numbers, examples } = article
  const [chosenFacts, setChosen] = useChosen(id)
  const decides = decidingRow(article, chosenFacts)
  const { lines: hits, notes } = findArticleHighlights(article, typed)
  const table = <ArticleTable article={article} decides={decides} hits={hits} hitName={highlightName(article, typed)} />
  return (
    <article className={styles.article} id={id} aria-labelledby={`${id}-h`} tabIndex={-1}>
      <h3 id={`${id}-h`}>
        {title} <Tag>{number}</Tag> {hasOwnId && <Tag>{id}</Tag>}
      </h3>
      <p className={styles.question}>{question}</p>
      <p className={styles.answer}>{answer}</p>
      {machine === undefined ? (
        table
      ) : (
        <>
          <MachineExplorer machine={machine} chosen={chosenFacts} onChoose={setChosen} />
          <details className={styles.details} open={decides !== null || hits.length > 0 || undefined}>
            <summary>{T.transitions}</summary>
            {table}
          </details>
        </>
      )}
      {rule !== undefined && <RulePlayground rule={rule} chosen={chosenFacts} onChoose={setChosen} />}
      <List
        title={T.parameters}
        items={numbers.map(({ name, title: words, value }) => (
          <>
            <a href={`#${name}`}>{words}</a>: <b>{value}</b>
          </>
        ))}
      />
      <List title={T.notes} items={notesOfArticle(article)} hits={notes} />
      <List title={T.asked} items={pagesEvaluatingRule(id)} />
      {examples.length > 0 && (
        <details className={styles.details}>
          <summary>{T.examples}</summary>
          <ul className={styles.examples}>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}
