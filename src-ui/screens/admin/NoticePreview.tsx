import { makePopup } from '#domain/notice/popup'
import type { PopupType } from '#domain/notice/popup-form'
import { CARD_CLASS } from '#ui/parts/design/Page.tsx'
import { DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { PopupArticle } from '#ui/parts/notice/PopupArticle.tsx'
import { ServerHtml } from '#ui/parts/notice/ServerHtml.tsx'
import { fill } from '#ui/text/fill.ts'
import { NOTICE_ADMIN_TEXTS as T, NOTICE_TYPE_WORDS } from '#ui/text/ko/admin/notices.ts'
import { MAINTENANCE_WORDS } from '#ui/text/ko/notice/maintenance.ts'
import styles from './admin.module.css'

/** The notice to preview: a stored notice, or the notice that is being edited. */
type NoticeContent = { readonly type: PopupType; readonly html: string }

const PREVIEW_POPUP = makePopup({ priority: 0 })

/** The notice, rendered by the same components as for visitors. [P-215] */
const NoticeForVisitors = ({ type, html, onClose }: NoticeContent & { readonly onClose: () => void }) =>
  type === 'popup' ? (
    <div className={styles.shown}>
      <PopupArticle popup={PREVIEW_POPUP} onClose={onClose} isPreview>
        <ServerHtml html={html} />
      </PopupArticle>
    </div>
  ) : (
    <div className={`${styles.shown} ${styles.landing}`}>
      <h3>{MAINTENANCE_WORDS['cs.title']}</h3>
      <div className={CARD_CLASS}>
        <ServerHtml html={html} />
      </div>
    </div>
  )

/** Opens the preview. Resolves when it is closed. [P-215] */
export const openNoticePreview = (notice: NoticeContent): Promise<void> =>
  dialogs.open<void>({
    title: fill(T['pm.previewTitle'], { type: NOTICE_TYPE_WORDS[notice.type] }),
    render: (answer) => (
      <DialogBody>
        <p className={styles.hint}>{T['pm.previewHint']}</p>
        <NoticeForVisitors {...notice} onClose={() => answer()} />
      </DialogBody>
    ),
    cancelled: undefined,
  })
