import { CERTIFICATION_START_PAGES } from '#domain/pages/flow-pages'
import { DRAFT_TEXTS as T } from '#ui/text/ko/records/draft.ts'
import { SESSION_TEXT } from '#ui/text/ko/session/session.ts'
import { LinkButton } from '../design/LinkButton.tsx'
import { MinorSection } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { draftKeptUntilWords } from '../session/draft-words.ts'
import { useKeptApplication } from './use-kept-application.ts'

/**
 * Says that this tab keeps the draft of an application, until when, and where to continue it. Shows nothing of the
 * content of the draft. It is at the end of its page, because it appears after the page. [D2-894]
 */
export const KeptApplicationNote = () => {
  const draft = useKeptApplication(true)
  return (
    draft !== null && (
      <MinorSection>
        <div>
          <Phrase as="p" text={`${T['draft.noticeForm']} ${draftKeptUntilWords(draft)}`} />
          <LinkButton href={CERTIFICATION_START_PAGES.application} kind="text">
            {SESSION_TEXT['again.write']}
          </LinkButton>
        </div>
      </MinorSection>
    )
  )
}
