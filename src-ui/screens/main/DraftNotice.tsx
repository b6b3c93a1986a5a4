import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CERTIFICATION_START_PAGES } from '#domain/session/flow'
import type { KeptDraft } from '#domain/session/kept-records'
import { Button } from '../../parts/design/Button.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { ToastBox } from '../../parts/dialog/ToastBox.tsx'
import { deleteLostDrafts, emptyLostDrafts, readKeptDraft } from '../../parts/draft/kept-draft.ts'
import { draftExpiredWords, draftKeptUntilWords } from '../../parts/session/until-words.ts'
import { now } from '../../parts/signals.ts'
import { DRAFT as T } from '../../text/ko/draft.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { SESSION_TEXT } from '../../text/ko/session.ts'
import styles from './kept-draft.module.css'

const noticeOf = ({ flow, mayBeReceived }: KeptDraft) => {
  if (flow === 'result') return 'draft.noticeEntries'
  return mayBeReceived ? 'draft.noticeSent' : 'draft.noticeForm'
}

/**
 * Says on the main page that this tab has a draft and until when, with a link to it, or that its time has passed. It
 * shows no part of the content. It lies over the lead of the page, so that nothing moves and no link is covered.
 * [A-265] [D1-262]
 */
const DraftNotice = () => {
  useSignals()
  const [draft, setDraft] = useState<KeptDraft | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let gone = false
    const find = async () => {
      const kept = await readKeptDraft()
      const found = kept ?? (await emptyLostDrafts())
      if (gone) return
      setLost(kept === null)
      setDraft(found)
    }
    find().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  const isExpired = draft !== null && (isLost || (now.value !== null && now.value >= draft.until))
  if (draft === null) return null
  const close = () => {
    setDraft(null)
    if (isExpired) deleteLostDrafts().catch(() => undefined)
  }
  return (
    <ToastBox at="bottom" className={styles.notice} label={T['draft.noticeLabel']}>
      <Icon name="save" />
      {isExpired ? (
        <Phrase as="p" text={draftExpiredWords(draft.until)} />
      ) : (
        <p>
          <Phrase text={T[noticeOf(draft)]} /> <Phrase text={draftKeptUntilWords(draft)} />{' '}
          <Link className="nobr" href={CERTIFICATION_START_PAGES[draft.flow]}>
            {SESSION_TEXT['again.write']}
          </Link>
        </p>
      )}
      <Button kind="icon" icon="x" label={GENERAL['common.close']} onPress={close} />
    </ToastBox>
  )
}

export default DraftNotice
