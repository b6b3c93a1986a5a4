import { useSignals } from '@preact/signals-react/runtime'
import { type RefObject, memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { searchBook } from '#book/search/search'
import { BOOK_CHAPTERS, type BookChapter } from '#book/text/articles'
import type { RuleBookEvidence } from '#book/text/evidence'
import { LiveSearch } from '#ui/parts/controls/LiveSearch.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { Notes } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { EmptyState } from '#ui/parts/design/States.tsx'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { makeField } from '#ui/parts/form/form-field.ts'
import { SkipLink } from '#ui/parts/page/SkipLink.tsx'
import { fill } from '#ui/text/fill.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { ArticleView } from './ArticleView.tsx'
import { watchBookLocation } from './book-location.ts'
import { RuleBookEvidenceContext } from './RequirementButtons.tsx'
import styles from './rule-book.module.css'

const Contents = ({ chapters }: { readonly chapters: readonly BookChapter[] }) => (
  <nav className={styles.contents} aria-label={T.contents}>
    <details open={matchMedia('(min-width: 80rem)').matches}>
      <summary>{T.contents}</summary>
      <ul>
        {chapters.map(({ id, title, articles }) => (
          <li key={id}>
            <a href={`#chapter-${id}`}>{title}</a>
            <ul>
              {articles.map((article) => (
                <li key={article.id}>
                  <a href={`#${article.id}`}>{article.title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)

/**
 * Opens and focuses the part of the page in the URL, if it is rendered by the next frame. If the URL contains choices,
 * the deciding row is highlighted.
 */
const showWhenRendered = (wantedId: RefObject<string>) =>
  void requestAnimationFrame(() => {
    const element = document.getElementById(wantedId.current)
    if (element === null) return
    wantedId.current = ''
    const closedFold = element.closest('details')
    if (closedFold !== null) closedFold.open = true
    element.scrollIntoView()
    element.querySelector(`.${styles.marked}`)?.scrollIntoView({ block: 'nearest' })
    element.focus({ preventScroll: true })
  })

/** Returns the sentence that says how many search hits there are. */
const hitCountSentence = (query: string, n: number, { isPartial, isFar }: ReturnType<typeof searchBook>): string => {
  if (n === 0) return T.none
  if (query.trim() === '') return fill(T.all, { n })
  if (isFar) return fill(T.foundFar, { n })
  return fill(isPartial ? T.foundInPart : T.found, { n })
}

/** Returns the whole book by chapters; for a query, one part with the matching articles, the closest first. */
const partsFor = (query: string, { ranked }: ReturnType<typeof searchBook>): readonly BookChapter[] =>
  query.trim() === '' ? BOOK_CHAPTERS : [{ id: 'found', title: T.closest, isAnnex: false, articles: ranked }]

type ChaptersProps = { readonly chapters: readonly BookChapter[]; readonly typed: string }

const Chapters = memo(({ chapters, typed }: ChaptersProps) =>
  chapters.map(({ id, title, articles }) => (
    <section key={id} className={styles.chapter} aria-labelledby={`chapter-${id}`}>
      <h2 id={`chapter-${id}`} tabIndex={-1}>
        {title}
      </h2>
      {articles.map((article) => (
        <ArticleView key={article.id} article={article} typed={typed} />
      ))}
    </section>
  )),
)

/** 규칙집: shows every rule of the programme, to search, read and try. */
export const RuleBook = ({ evidence }: { readonly evidence: RuleBookEvidence }) => {
  useSignals()
  const [field] = useState(() => makeField(makeEntryLock('ruleBookSearch'), 'book-search', ''))
  // The heading and the search field appear first and stay usable while the articles are rendered; null: not yet.
  const renderedQuery = useDeferredValue<string | null>(field.value.value, null)
  const query = renderedQuery ?? ''
  const result = useMemo(() => searchBook(query), [query])
  const count = result.ranked.length
  const chapters = count === 0 ? [] : partsFor(query, result)
  /** The id in the URL, until its part of the page is shown. */
  const wantedId = useRef('')
  useEffect(
    () =>
      watchBookLocation(({ id }) => {
        wantedId.current = id
        if (id !== '' && document.getElementById(id) === null) field.value.value = ''
        showWhenRendered(wantedId)
      }),
    [field],
  )
  useEffect(() => {
    if (renderedQuery === null || renderedQuery === '') return showWhenRendered(wantedId)
    wantedId.current = ''
    document.querySelector('article')?.querySelector(`.${styles.marked}`)?.scrollIntoView({ block: 'nearest' })
  }, [renderedQuery])
  return (
    <RuleBookEvidenceContext value={evidence}>
      <SkipLink text={T.skip} />
      <PageWidth className={styles.book}>
        <Contents chapters={chapters} />
        <main id="main" tabIndex={-1}>
          <p className="small">{EVERY_PAGE_TEXTS['service.name']}</p>
          <PageHead title={T.title}>
            <p>{T.lead}</p>
          </PageHead>
          <details className={styles.details}>
            <summary>{T.howTitle}</summary>
            <Notes notes={T.how} />
          </details>
          <Button className={styles.part} kind="tertiary" small icon="print" onPress={() => print()}>
            {T.print}
          </Button>
          <LiveSearch
            isSticky
            field={field}
            label={T.search}
            hint={T.searchHint}
            found={hitCountSentence(query, count, result)}
          />
          {count === 0 && <EmptyState title={T.none} text={T.noneHelp} />}
          {renderedQuery !== null && <Chapters chapters={chapters} typed={query} />}
        </main>
      </PageWidth>
      <DialogHolder />
    </RuleBookEvidenceContext>
  )
}
