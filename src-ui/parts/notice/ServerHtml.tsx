import { useEffect, useRef, useState } from 'react'
import { NOTICE_TEXTS } from '#ui/text/ko/notice/popup.ts'
import { currentSettings } from '../services/signals.ts'
import styles from './ServerHtml.module.css'

type Props = {
  readonly html: string
  /**
   * The level that the headings `h1` to `h3` of the HTML get, so that they are below the title of the notice; 3 by
   * default.
   */
  readonly rank?: number
}

/**
 * Renders an administrator's HTML after it was sanitised. The sanitiser is loaded only if there is HTML. [E-053]
 * [E-054]
 */
export const ServerHtml = ({ html, rank }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    let current = true
    const show = async () => {
      const { sanitiseToFragment } = await import('./sanitise-html.ts')
      if (!current) return
      place.current?.replaceChildren(sanitiseToFragment(html, currentSettings.peek().popupImageHosts, rank))
      setState('loaded')
    }
    show().catch(() => current && setState('failed'))
    return () => {
      current = false
    }
  }, [html, rank])
  return (
    <>
      {state !== 'loaded' && (
        <p role="status">{NOTICE_TEXTS[state === 'failed' ? 'popup.notLoaded' : 'popup.loading']}</p>
      )}
      <div className={styles.html} ref={place} />
    </>
  )
}
