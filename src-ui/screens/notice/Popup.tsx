import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { isAllowedImage } from '#domain/notice/allowed-address'
import { zIndexOf, type Popup as PopupValues } from '#domain/notice/popup'
import { Button } from '../../parts/design/Button.tsx'
import { currentSettings } from '../../parts/signals.ts'
import { POPUP_WORDS } from '../../text/ko/popup.ts'
import styles from './popup.module.css'
import { Box } from '../../parts/form/Choice.tsx'

/** Dispatched at the window when a popup appears and when it is gone, once each per showing. [E-051] */
const dispatch = (name: 'popup-show' | 'popup-close', id: string | null) =>
  window.dispatchEvent(new CustomEvent(name, { detail: { id } }))

/** The whole window, whatever the stack around it. [E-055] */
const COVER = { position: 'fixed', inset: 0 } as const

type Props = {
  readonly popup: Pick<PopupValues, 'id' | 'title' | 'iconUrl' | 'priority' | 'baseZIndex' | 'fullScreen'>
  readonly children: ReactNode
  /** Which of how many it is, where only one is shown. [E-212] */
  readonly position?: string | null
  /**
   * It begins as a line at the head of the page, whose headline, picture and tiles are seen first: with its title, with its
   * first words below where the title says too little, or with all that it says, and then there is nothing to unfold. [D1-251]
   */
  readonly line?: 'title' | 'firstWords' | 'all'
  /** A preview: no popup of the page, so no event is dispatched. */
  readonly silent?: boolean
  readonly onClose: (hideToday: boolean) => void
}

/**
 * One popup that shows: no window of the modal holder, the page stays usable beside it. [E-047] [E-051] [E-052] [E-055]
 * [D1-14]
 */
export const Popup = ({ popup, children, position = null, line, silent = false, onClose }: Props) => {
  const { id, iconUrl, fullScreen } = popup
  const titleId = useId()
  const bodyId = useId()
  const hide = useRef<HTMLInputElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const inLine = line !== undefined && !fullScreen
  const folded = inLine && !unfolded
  const saysAll = inLine && line === 'all'

  useEffect(() => {
    if (silent) return undefined
    dispatch('popup-show', id)
    return () => void dispatch('popup-close', id)
  }, [id, silent])

  return (
    <article
      className={[
        styles.popup,
        fullScreen && styles.full,
        folded && styles.line,
        saysAll && styles.all,
        inLine && unfolded && styles.open,
      ]
        .filter(Boolean)
        .join(' ')}
      style={fullScreen ? { zIndex: zIndexOf(popup), ...COVER } : { zIndex: zIndexOf(popup) }}
      aria-labelledby={titleId}
      data-notice={id}
      data-open={(inLine && unfolded) || undefined}
    >
      <div className={styles.head}>
        {iconUrl !== undefined && isAllowedImage(iconUrl, currentSettings.peek().popupImageHosts) && (
          <img className={styles.icon} src={iconUrl} alt="" width={40} height={40} />
        )}
        <h2 className={saysAll ? 'sr' : styles.words} id={titleId} tabIndex={-1}>
          {popup.title ?? POPUP_WORDS['popup.heading']}
        </h2>
        {inLine && !saysAll && (
          <Button
            kind="text"
            small
            expanded={!folded}
            controls={bodyId}
            describedBy={titleId}
            onPress={() => setUnfolded(!unfolded)}
          >
            {POPUP_WORDS[folded ? 'popup.open' : 'popup.fold']}
          </Button>
        )}
      </div>
      <div
        className={folded && line !== 'title' ? `${styles.body} ${styles.peek}` : styles.body}
        id={bodyId}
        hidden={folded && line === 'title'}
        inert={folded && !saysAll}
        role="group"
        aria-labelledby={titleId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by key, too
        tabIndex={inLine ? undefined : 0}
      >
        {children}
      </div>
      <div className={styles.foot}>
        <label className={styles.hide}>
          <Box type="checkbox" ref={hide} />
          {POPUP_WORDS['popup.hideToday']}
        </label>
        {position !== null && <p className={styles.position}>{position}</p>}
        <Button kind="tertiary" small describedBy={titleId} onPress={() => onClose(hide.current?.checked ?? false)}>
          {POPUP_WORDS['popup.closeLabel']}
        </Button>
      </div>
    </article>
  )
}
