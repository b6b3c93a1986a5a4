import { useSignals } from '@preact/signals-react/runtime'
import { twoDigits } from '#domain/time/calendar'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import {
  PRIVACY_TEXTS as T,
  PRIVACY_CONTENTS,
  PRIVACY_SECTIONS,
  PRIVACY_SUMMARY,
} from '#ui/text/ko/text-pages/privacy.ts'
import { ContentsPage, useScrollToAnchor } from './ContentsPage.tsx'
import { useOpenSections } from './open-sections.ts'
import { OpenAllSectionsButton, PolicySection, PolicySummary, PolicyVersionLine } from './PolicySection.tsx'

const SECTIONS = PRIVACY_SECTIONS.map(({ title, blocks }, index) => ({
  id: `privacy-${twoDigits(index + 1)}`,
  heading: `${index + 1}. ${title}`,
  blocks,
}))

const IDS = SECTIONS.map(({ id }) => id)

/**
 * The privacy policy with its sixteen sections. The list of contents is beside them; on a phone the sections are folded
 * instead. A link to a section opens it. [P-245] [D1-275]
 */
const PrivacyScreen = () => {
  useSignals()
  useScrollToAnchor()
  const { opened, open } = useOpenSections(IDS)
  const { agencyName, callCentre } = currentSettings.value
  const values = { phone: callCentre.application }
  return (
    <ContentsPage
      title={T['privacy.toc']}
      entries={SECTIONS.map(({ id }, index) => ({ id, text: `${index + 1}. ${PRIVACY_CONTENTS[index]}` }))}
      onGo={open}
      head={
        <>
          <PageHead title={T['privacy.title']} lead={fill(T['privacy.lead'], { agency: agencyName })} />
          <PolicyVersionLine text={T['privacy.effective']} />
          <PolicySummary id="privacy-summary" lines={PRIVACY_SUMMARY} onGo={open} />
        </>
      }
    >
      {opened && <OpenAllSectionsButton opened={opened} ids={IDS} />}
      {SECTIONS.map((section) => (
        <PolicySection key={section.id} {...section} level="h2" values={values} opened={opened} />
      ))}
    </ContentsPage>
  )
}

export default PrivacyScreen
