import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { CERTIFICATION_START_PAGES } from '#domain/pages/flow-pages'
import type { KeptDraft } from '#domain/records/kept-records'
import { Button } from '#ui/parts/design/Button.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { deleteExpiredDrafts, clearEntriesOfExpiredDrafts, findKeptDraft } from '#ui/parts/records/kept-draft.ts'
import { serverTime } from '#ui/parts/services/signals.ts'
import { draftExpiredWords, draftKeptUntilWords } from '#ui/parts/session/draft-words.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { DRAFT_TEXTS as T } from '#ui/text/ko/records/draft.ts'
import { SESSION_TEXT } from '#ui/text/ko/session/session.ts'
import styles from './DraftNotice.module.css'

const noticeOf = ({ flow, mayBeReceived }: KeptDraft) => {
  if (flow === 'result') return 'draft.noticeEntries'
  return mayBeReceived ? 'draft.noticeSent' : 'draft.noticeForm'
}

type NoticeProps = {
  readonly title: string
  readonly text?: string
  readonly href?: string
  /** The steps from the link to the form. */
  readonly way?: string | undefined
  readonly onClose: () => void
}

const Notice = ({ title, text, href, way, onClose }: NoticeProps) => (
  <aside className={styles.notice} aria-label={T['draft.noticeLabel']}>
    <Phrase as="strong" text={title} />
    <Button kind="icon" icon="x" label={EVERY_PAGE_TEXTS['common.close']} onPress={onClose} />
    {text !== undefined && <Phrase as="p" text={text} />}
    {href !== undefined && (
      <LinkButton href={href} small>
        {SESSION_TEXT['again.write']}
      </LinkButton>
    )}
    {way !== undefined && <Phrase as="p" text={way} />}
  </aside>
)

/** The link that a closed notice leaves below the facts, so that closing does not look like deleting. [D1-521] */
const ClosedNotice = ({ href }: { readonly href: string }) => (
  <LinkButton href={href} kind="text" small>
    {T['draft.noticeClosed']}
  </LinkButton>
)

/**
 * Says on the main page that this tab has a draft and until when it is kept, with a button that continues the draft; or
 * that the draft was deleted because its time is over. The notice shows nothing of the content of the draft. It
 * replaces the facts in their card. Closing it leaves a link to a draft that can be continued, and deletes only drafts
 * whose time is over. [D1-262] [D1-276]
 */
const DraftNotice = () => {
  useSignals()
  const [draft, setDraft] = useState<KeptDraft | null>(null)
  const [isLost, setLost] = useState(false)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    const find = async () => {
      const keptDraft = await findKeptDraft()
      const draft = keptDraft ?? (await clearEntriesOfExpiredDrafts())
      if (isUnmounted) return
      setLost(keptDraft === null)
      setDraft(draft)
    }
    find().catch(() => undefined)
    return () => {
      isUnmounted = true
    }
  }, [])
  const isExpired = draft !== null && (isLost || (serverTime.value !== null && serverTime.value >= draft.until))
  if (draft === null) return null
  const close = () => {
    if (!isExpired) return setClosed(true)
    setDraft(null)
    deleteExpiredDrafts().catch(() => undefined)
  }
  const href = CERTIFICATION_START_PAGES[draft.flow]
  if (isClosed && !isExpired) return <ClosedNotice href={href} />
  if (isExpired) return <Notice title={draftExpiredWords(draft.until)} onClose={close} />
  return (
    <Notice
      title={T[noticeOf(draft)]}
      text={draftKeptUntilWords(draft)}
      href={href}
      way={draft.flow === 'application' ? T['draft.noticeWay'] : undefined}
      onClose={close}
    />
  )
}

export default DraftNotice
