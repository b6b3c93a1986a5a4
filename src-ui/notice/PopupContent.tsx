import { Phrase } from '../design/Phrase.tsx'
import { POPUP } from '../text/ko/popup.ts'
import type { StackedPopup } from './popup-stack.model.ts'
import look from './popup.module.css'
import { ProofNotice } from './ProofNotice.tsx'
import { ServerHtml } from './ServerHtml.tsx'

/** What a popup says: the HTML of an administrator, one of our own notices, or that it is on its way. [E-053] [E-054] */
export const PopupContent = ({ popup }: { readonly popup: StackedPopup }) => {
  if (popup.content !== null && popup.content.trim() !== '')
    return <ServerHtml html={popup.content} className={look.html} />
  if (popup.noticeText === undefined) return <p role="status">{POPUP['popup.loading']}</p>
  return (
    <>
      <p>
        <Phrase text={popup.noticeText} />
      </p>
      {popup.is === 'proof' && <ProofNotice />}
    </>
  )
}
