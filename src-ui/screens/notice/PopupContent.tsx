import { useSignals } from '@preact/signals-react/runtime'
import delivery from '#ui/assets/examples/delivery.svg'
import waybill from '#ui/assets/examples/waybill.svg'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { ServerHtml } from '#ui/parts/notice/ServerHtml.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { DownloadButton } from '#ui/parts/upload/DownloadButton.tsx'
import { fill } from '#ui/text/fill.ts'
import { NOTICE_TEXTS } from '#ui/text/ko/notice/popup.ts'
import type { StackedPopup } from './popup-stack.model.ts'
import styles from './PopupContent.module.css'

const STEPS = ['notice.proofStep1', 'notice.proofStep2', 'notice.proofStep3'] as const

/** Drawings of what a proof contains. Each caption describes the content and says that the drawing is an example. */
const DRAWINGS = [
  { picture: waybill, caption: NOTICE_TEXTS['notice.proofImage1'] },
  { picture: delivery, caption: NOTICE_TEXTS['notice.proofImage2'] },
] as const

/** The sheets with examples, by their path in the public folder. */
const SHEETS = [
  { path: 'pdf/delivery.pdf', name: NOTICE_TEXTS['notice.proofDirect'] },
  { path: 'pdf/delivery2.pdf', name: NOTICE_TEXTS['notice.proofUsage'] },
  { path: 'pdf/delivery3.pdf', name: NOTICE_TEXTS['notice.proofSettlement'] },
] as const

/** How to submit proofs: three sentences, drawn examples, and forms to download. [E-038] [D1-223] */
const ProofNotice = () => {
  useSignals()
  const files = [{ path: currentSettings.value.pledgePath, name: NOTICE_TEXTS['notice.proofPledge'] }, ...SHEETS]
  return (
    <>
      <div className={styles.examples} data-examples>
        {DRAWINGS.map(({ picture, caption }) => (
          <figure key={caption} className={styles.example}>
            <img src={picture} alt={caption} width={160} height={110} />
            <figcaption aria-hidden="true">{caption}</figcaption>
          </figure>
        ))}
      </div>
      <ol className={styles.steps}>
        {STEPS.map((key) => (
          <Phrase as="li" key={key} text={NOTICE_TEXTS[key]} />
        ))}
      </ol>
      <ul className={styles.files}>
        {files.map(({ path, name }) => (
          <li key={path}>
            <DownloadButton path={path} words={fill(NOTICE_TEXTS['notice.proofDownload'], { name })} />
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * The content of a popup: an administrator's HTML, one of our own notices, or a message that the content is being
 * loaded. [E-053] [E-054]
 */
export const PopupContent = ({ popup }: { readonly popup: StackedPopup }) => {
  if (popup.content !== null && popup.content.trim() !== '') return <ServerHtml html={popup.content} />
  if (popup.noticeText === undefined) return <p role="status">{NOTICE_TEXTS['popup.loading']}</p>
  return (
    <>
      <Phrase as="p" text={popup.noticeText} />
      {popup.is === 'proof' && <ProofNotice />}
    </>
  )
}
