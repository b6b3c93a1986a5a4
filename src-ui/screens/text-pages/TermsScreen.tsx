import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { fill } from '#ui/text/fill.ts'
import { TERMS_CHAPTERS, TERMS_TEXTS as T, TERMS_SUMMARY } from '#ui/text/ko/text-pages/terms.ts'
import { ContentsPage, useScrollToAnchor } from './ContentsPage.tsx'
import { useOpenSections } from './open-sections.ts'
import { OpenAllSectionsButton, PolicySection, PolicySummary, PolicyVersionLine } from './PolicySection.tsx'
import styles from './ContentsPage.module.css'

/** The chapters and articles with their numbers. The numbers of the articles continue across chapters. [D3-87] */
const numberedChapters = TERMS_CHAPTERS.map(({ title, sections }, index) => {
  const before = TERMS_CHAPTERS.slice(0, index).reduce((sum, chapter) => sum + chapter.sections.length, 0)
  return {
    id: `terms-chapter-${index + 1}`,
    heading: fill(T['terms.chapter'], { n: index + 1, title }),
    articles: sections.map((article, nth) => ({
      ...article,
      id: `terms-${before + nth + 1}`,
      heading: fill(T['terms.article'], { n: before + nth + 1, title: article.title }),
      entry: fill(T['terms.entry'], { n: before + nth + 1, title: article.title }),
    })),
  }
})

const IDS = numberedChapters.flatMap(({ articles }) => articles.map(({ id }) => id))

/**
 * The terms of use: fourteen articles in five chapters. The list of contents is beside them; on a phone the articles
 * are folded instead. [P-247] [D1-275]
 */
const TermsScreen = () => {
  useScrollToAnchor()
  const { opened, open } = useOpenSections(IDS)
  return (
    <ContentsPage
      title={T['terms.toc']}
      entries={numberedChapters.flatMap(({ articles }) => articles.map(({ id, entry }) => ({ id, text: entry })))}
      onGo={open}
      head={
        <>
          <PageHead title={T['terms.title']} />
          <PolicyVersionLine text={T['terms.effective']} />
          <PolicySummary id="terms-summary" lines={TERMS_SUMMARY} onGo={open} />
        </>
      }
    >
      {opened && <OpenAllSectionsButton opened={opened} ids={IDS} />}
      {numberedChapters.map(({ id, heading, articles }) => (
        <section key={id} className={styles.chapter} aria-labelledby={id}>
          <Phrase as="h2" id={id} text={heading} />
          {articles.map((article) => (
            <PolicySection key={article.id} {...article} level="h3" opened={opened} />
          ))}
        </section>
      ))}
    </ContentsPage>
  )
}

export default TermsScreen
