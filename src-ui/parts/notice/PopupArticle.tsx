import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { zIndexOfPopup, type Popup } from '#domain/notice/popup'
import { NOTICE_TEXTS } from '#ui/text/ko/notice/popup.ts'
import { ChoiceBox } from '../controls/Choice.tsx'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import styles from './PopupArticle.module.css'

/** Dispatches an event on the window when a popup appears, and one when it is closed. [E-051] */
const dispatch = (name: 'popup-show' | 'popup-close', id: string | null) =>
  window.dispatchEvent(new CustomEvent(name, { detail: { id } }))

/** Makes a popup cover the whole window, whatever element contains the popup. [E-055] */
const COVER = { position: 'fixed', inset: 0 } as const

type Props = {
  readonly popup: Pick<Popup, 'id' | 'title' | 'priority' | 'baseZIndex' | 'fullScreen'>
  readonly children: ReactNode
  /** The position of the popup among all popups, if only one popup is shown at a time. [E-212] */
  readonly position?: string | null
  /**
   * If this is given, the popup is at first only a line at the top, so that headline, picture and tiles stay visible.
   * The line shows the title, which opens the popup when clicked; the title with the first words; or the whole text,
   * which cannot be expanded. A line with only the title has no checkbox until it is opened. [D1-251] [D2-897]
   */
  readonly line?: 'title' | 'firstWords' | 'all'
  /** True for a preview. A preview dispatches no events. */
  readonly isPreview?: boolean
  readonly onClose: (hideToday: boolean) => void
}

/** One visible popup. It is not a dialog, so the page can be used beside it. [E-047] [E-055] */
export const PopupArticle = ({ popup, children, position = null, line, isPreview = false, onClose }: Props) => {
  const { id, fullScreen } = popup
  const titleId = useId()
  const bodyId = useId()
  const hide = useRef<HTMLInputElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const inLine = line !== undefined && !fullScreen
  const isFolded = inLine && !isUnfolded
  const saysAll = inLine && line === 'all'
  const isTitle = isFolded && line === 'title' && position === null
  const title = popup.title ?? NOTICE_TEXTS['popup.heading']

  const close = () => onClose(hide.current?.checked ?? false)

  useEffect(() => {
    if (isPreview) return undefined
    dispatch('popup-show', id)
    return () => void dispatch('popup-close', id)
  }, [id, isPreview])

  return (
    <article
      className={classNames(
        styles.popup,
        fullScreen && styles.full,
        isFolded && styles.line,
        saysAll && styles.all,
        isTitle && styles.slim,
        inLine && isUnfolded && styles.open,
      )}
      style={fullScreen ? { zIndex: zIndexOfPopup(popup), ...COVER } : { zIndex: zIndexOfPopup(popup) }}
      aria-labelledby={titleId}
      data-notice={id}
      data-open={(inLine && isUnfolded) || undefined}
      data-slim={isTitle || undefined}
    >
      <div className={styles.head}>
        <h2 className={saysAll ? 'sr' : styles.words} id={titleId} tabIndex={-1}>
          {isTitle && <span aria-hidden="true">{NOTICE_TEXTS['popup.mark']} </span>}
          {title}
        </h2>
        {inLine && !saysAll && (
          <Button
            kind="text"
            small
            expanded={!isFolded}
            controls={bodyId}
            label={isTitle ? `${title} ${NOTICE_TEXTS['popup.open']}` : undefined}
            describedBy={isTitle ? undefined : titleId}
            onPress={() => setUnfolded(!isUnfolded)}
          >
            {NOTICE_TEXTS[isFolded ? 'popup.open' : 'popup.fold']}
          </Button>
        )}
      </div>
      <div
        className={classNames(styles.body, isFolded && line !== 'title' && styles.peek)}
        id={bodyId}
        hidden={isFolded && line === 'title'}
        inert={isFolded && !saysAll}
        role="group"
        aria-labelledby={titleId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
        tabIndex={inLine ? undefined : 0}
      >
        {children}
      </div>
      <div className={styles.foot}>
        {!isTitle && (
          <label className={styles.hide}>
            <ChoiceBox type="checkbox" ref={hide} />
            {NOTICE_TEXTS['popup.hideToday']}
          </label>
        )}
        {position !== null && <p className={`small ${styles.position}`}>{position}</p>}
        {isTitle ? (
          <Button kind="icon" icon="x" label={NOTICE_TEXTS['popup.closeLabel']} describedBy={titleId} onPress={close} />
        ) : (
          <Button kind="tertiary" small describedBy={titleId} onPress={close}>
            {NOTICE_TEXTS['popup.closeLabel']}
          </Button>
        )}
      </div>
    </article>
  )
}
