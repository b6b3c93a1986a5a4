import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../parts/design/Button.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { currentSettings } from '../../parts/signals.ts'
import { PRIVACY as T, PRIVACY_SECTIONS, PRIVACY_SUMMARY } from '../../text/ko/privacy.ts'
import styles from './contents-page.module.css'
import { ContentsPage, useAnchor } from './ContentsPage.tsx'
import { PolicySection, PolicySummary, PolicyVersion } from './PolicySection.tsx'

const SECTIONS = PRIVACY_SECTIONS.map(({ title, blocks }, index) => ({
  id: `privacy-${String(index + 1).padStart(2, '0')}`,
  heading: `${index + 1}. ${title}`,
  blocks,
}))

const ALL: ReadonlySet<string> = new Set(SECTIONS.map(({ id }) => id))

/** The id of the section that the address names; empty if it names none, and in the prerendered document. */
const namedSection = (): string => globalThis.location?.hash.slice(1) ?? ''

const makeOpenSections = () => {
  const opened = signal<ReadonlySet<string>>(new Set([namedSection()]))
  return { opened, open: (id: string) => (opened.value = new Set([...opened.peek(), id])) } as const
}

/**
 * Returns the ids of the open sections, and the function that opens one more. The section in the address is open. All
 * sections are open when the page is printed.
 */
const useOpenSections = () => {
  const [{ opened, open }] = useState(makeOpenSections)
  useEffect(() => {
    const openNamed = () => open(namedSection())
    const openAll = () => flushSync(() => (opened.value = ALL))
    addEventListener('hashchange', openNamed)
    addEventListener('beforeprint', openAll)
    return () => {
      removeEventListener('hashchange', openNamed)
      removeEventListener('beforeprint', openAll)
    }
  }, [opened, open])
  return { opened, open }
}

/**
 * The privacy policy: sixteen folded sections, with a list of contents. A link to a section opens it. [P-245] [P-246]
 * [D1-275]
 */
const PrivacyScreen = () => {
  useSignals()
  useAnchor()
  const { opened, open } = useOpenSections()
  const isAllOpen = SECTIONS.every(({ id }) => opened.value.has(id))
  const values = { phone: currentSettings.value.callCentre.application }
  return (
    <ContentsPage
      title={T['privacy.toc']}
      entries={SECTIONS.map(({ id, heading }) => ({ id, text: heading }))}
      onGo={open}
      toContents={T['privacy.toTop']}
      head={
        <>
          <PageHead title={T['privacy.title']} lead={T['privacy.lead']} />
          <PolicyVersion text={T['privacy.effective']} print={T['privacy.print']} />
          <PolicySummary id="privacy-summary" title={T['privacy.summary']} lines={PRIVACY_SUMMARY} onGo={open} />
        </>
      }
    >
      <div className={styles.openAll}>
        <Button kind="tertiary" small onPress={() => (opened.value = isAllOpen ? new Set() : ALL)}>
          {T[isAllOpen ? 'privacy.closeAll' : 'privacy.openAll']}
        </Button>
      </div>
      {SECTIONS.map((section) => (
        <PolicySection key={section.id} {...section} level="h2" values={values} opened={opened} />
      ))}
    </ContentsPage>
  )
}

export default PrivacyScreen
