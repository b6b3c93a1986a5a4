import { computed, type Signal, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { SearchQuery } from '#domain/text/korean-search'
import { LiveSearch, HighlightedText, ShowAllButton } from '#ui/parts/controls/LiveSearch.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Main } from '#ui/parts/design/Layout.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { Card } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { EmptyBox } from '#ui/parts/design/pictures/EmptyOrBroken.tsx'
import { EmptyState } from '#ui/parts/design/States.tsx'
import { showToast } from '#ui/parts/dialog/announcer.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { makeField } from '#ui/parts/form/form-field.ts'
import { HelpDeskPhone } from '#ui/parts/help-desk/HelpDeskPhone.tsx'
import { fill } from '#ui/text/fill.ts'
import { PAGE_HEADINGS } from '#ui/text/ko/pages/titles.ts'
import { COPY_TEXTS } from '#ui/text/ko/text-pages/faq-copy.ts'
import { FAQ_TEXTS as T, type FaqQuestion, FAQ_QUESTIONS, FAQ_TOPICS } from '#ui/text/ko/text-pages/faq.ts'
import { Accordion, AccordionQuestion as Item } from './Accordion.tsx'
import { excerptOf, isAnsweredByPrivacyPolicy, queriesOf, searchQuestions } from './faq-search.ts'
import { useOpenSections } from './open-sections.ts'
import { FoldedSection } from './PolicySection.tsx'
import styles from './FaqScreen.module.css'

/**
 * Returns the id of the question in the hash of the URL; null if the hash is missing or is not the id of a question.
 * [P-319]
 */
const namedQuestion = (): string | null => {
  const id = location.hash.replace(/^#/, '')
  return FAQ_QUESTIONS.some((question) => question.id === id) ? id : null
}

/**
 * Returns the URL of a question. If no question is open, returns the URL of the page. The URL never contains the query.
 * [P-319]
 */
const questionUrl = (id: string | null): string => (id === null ? '/board-faq' : `/board-faq#${id}`)

/** Returns the matching questions under their topics. A topic without a match is left out. */
const byTopic = (questions: readonly FaqQuestion[]) =>
  FAQ_TOPICS.map((topic) => ({ ...topic, rows: questions.filter((row) => row.topic === topic.id) })).filter(
    ({ rows }) => rows.length > 0,
  )

/** Makes the model of the page: the search, its hits, and the open question, which at first is the one in the URL. */
const makeFaq = () => {
  const field = makeField(makeEntryLock('questionSearch'), 'faq-search', '')
  const open = signal(namedQuestion())
  const hits = computed(() => searchQuestions(field.value.value))
  return { field, open, hits } as const
}

const copyQuestionUrl = async (id: string) => {
  try {
    await navigator.clipboard.writeText(new URL(questionUrl(id), location.href).href)
    showToast(COPY_TEXTS['faq.copied'])
  } catch {
    showToast(COPY_TEXTS['faq.copyFailed'], 'failed')
  }
}

const Answer = ({ row, queries }: { readonly row: FaqQuestion; readonly queries: readonly SearchQuery[] }) => (
  <>
    <p>
      <HighlightedText text={row.answer} queries={queries} />
    </p>
    {row.more.map((sentence) => (
      <p key={sentence}>
        <HighlightedText text={sentence} queries={queries} />
      </p>
    ))}
    <div className={styles.ways}>
      {row.files.map(({ text, href }) => (
        <LinkButton key={href} kind="secondary" small icon="open" href={href} newTab>
          {text}
        </LinkButton>
      ))}
      <Button kind="tertiary" small icon="copy" onPress={() => void copyQuestionUrl(row.id)}>
        {T['faq.copyLink']}
      </Button>
    </div>
  </>
)

/** Further help for questions that the page does not answer: the help desk, and the regional centres. */
const Help = () => (
  <div className={styles.help}>
    <Card title={T['faq.help']}>
      <Phrase as="p" text={T['faq.helpText']} />
      <HelpDeskPhone helpDesk="application" />
      <LinkButton kind="text" href="/region-center">
        {T['faq.helpCentres']}
      </LinkButton>
    </Card>
  </div>
)

/**
 * The group of the questions that most people ask. These questions are not repeated under their topics. [D1-456]
 * [D1-492]
 */
const MOST_ASKED = { id: 'faq-most', title: T['faq.most'], ids: ['faq-10', 'faq-17', 'faq-25', 'faq-26'] } as const

/** Returns all questions under their topics, below the group of the most asked ones. */
const mostAskedFirst = (all: readonly FaqQuestion[]) => {
  const isMostAsked = ({ id }: FaqQuestion) => MOST_ASKED.ids.some((mostAskedId) => mostAskedId === id)
  return [{ ...MOST_ASKED, rows: all.filter(isMostAsked) }, ...byTopic(all.filter((row) => !isMostAsked(row)))]
}

/** Returns the id of the topic of the question with this id; the same id if it is not a question's. */
const topicOf = (idInUrl: string): string => FAQ_QUESTIONS.find(({ id }) => id === idInUrl)?.topic ?? idInUrl

type TopicProps = {
  readonly id: string
  readonly title: string
  readonly count: number
  /** The ids of the open topics; undefined if the topic cannot be folded. */
  readonly opened: Signal<ReadonlySet<string>> | undefined
  readonly children: ReactNode
}

/** A topic with its questions. It is folded at first, with the number of its questions. [D1-664] [D1-785] */
const Topic = ({ id, title, count, opened, children }: TopicProps) => {
  const heading = <h2 id={`${id}-t`}>{title}</h2>
  return (
    <section id={id} className={classNames(styles.topic, opened && styles.folded)} aria-labelledby={`${id}-t`}>
      {opened === undefined ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <FoldedSection
          id={id}
          opened={opened}
          title={
            <>
              {heading}
              <span className={`small ${styles.count}`}>{fill(T['faq.count'], { n: count })}</span>
            </>
          }
        >
          {children}
        </FoldedSection>
      )}
    </section>
  )
}

/**
 * The page of frequent questions. Only one question is open at a time. The questions can be searched, and each has its
 * own URL. [P-248] [P-319]
 */
const FaqScreen = () => {
  useSignals()
  const [{ field, open, hits }] = useState(makeFaq)
  const { opened } = useOpenSections(
    FAQ_TOPICS.map(({ id }) => id),
    topicOf,
    true,
  )

  useEffect(() => {
    const show = () => {
      const question = namedQuestion()
      if (question === null) return
      open.value = question
      if (!hits.peek().some(({ id }) => id === question)) field.value.value = ''
    }
    addEventListener('hashchange', show)
    // The browser looked for the section before the questions were rendered, so the page scrolls to it now.
    document.getElementById(open.peek() ?? '')?.scrollIntoView()
    return () => removeEventListener('hashchange', show)
  }, [field, hits, open])

  const toggle = (id: string) => {
    open.value = open.peek() === id ? null : id
    history.replaceState(history.state, '', questionUrl(open.peek()))
  }

  const isSearching = field.value.value.trim() !== ''
  const topics = isSearching ? byTopic(hits.value) : mostAskedFirst(hits.value)
  const queries = queriesOf(field.value.value)
  return (
    <Main layout="column">
      <PageHead title={PAGE_HEADINGS['/board-faq']} />
      <LiveSearch
        field={field}
        label={T['faq.search']}
        hint={T['faq.searchHint']}
        found={isSearching ? fill(T['faq.total'], { n: hits.value.length }) : ''}
      />
      {isAnsweredByPrivacyPolicy(field.value.value) && (
        <p>
          <Phrase text={T['faq.privacy']} /> <Link href="/info-privacy">{T['faq.privacyLink']}</Link>
        </p>
      )}
      <div className={styles.topics}>
        {hits.value.length === 0 ? (
          <EmptyState
            picture={<EmptyBox />}
            level="h2"
            title={T['faq.none']}
            text={T['faq.noneHelp']}
            action={<ShowAllButton field={field} />}
          />
        ) : (
          topics.map(({ id, title, rows }) => (
            <Fragment key={id}>
              <Topic
                id={id}
                title={title}
                count={rows.length}
                opened={isSearching || id === MOST_ASKED.id ? undefined : opened}
              >
                <Accordion>
                  {rows.map((row) => {
                    const excerpt = excerptOf(row, queries)
                    return (
                      <Item
                        key={row.id}
                        id={row.id}
                        question={<HighlightedText text={row.question} queries={queries} />}
                        open={open.value === row.id}
                        onToggle={() => toggle(row.id)}
                        excerpt={
                          excerpt === undefined ? undefined : (
                            <HighlightedText text={`${T['faq.inAnswer']} ${excerpt}`} queries={queries} />
                          )
                        }
                      >
                        <Answer row={row} queries={queries} />
                      </Item>
                    )
                  })}
                </Accordion>
              </Topic>
              {id === MOST_ASKED.id && <h2 className={styles.others}>{T['faq.topics']}</h2>}
            </Fragment>
          ))
        )}
        <Help />
      </div>
    </Main>
  )
}

export default FaqScreen
