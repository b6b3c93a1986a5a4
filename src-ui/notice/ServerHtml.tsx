import { useEffect, useRef, useState } from 'react'
import { currentSettings } from '../signals.ts'
import { POPUP } from '../text/ko/popup.ts'

type Props = {
  readonly html: string
  readonly className?: string | undefined
  /** That of its headings, below a title of the page: 3 unless said. */
  readonly rank?: number
}

/**
 * HTML of an administrator, shown after it went through the sanitiser, which is loaded only when there is some. [E-053]
 * [E-054]
 */
export const ServerHtml = ({ html, className, rank }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [stands, setStands] = useState<'loading' | 'there' | 'failed'>('loading')
  useEffect(() => {
    let current = true
    const show = async () => {
      const { sanitiseHtml } = await import('./sanitise-html.ts')
      if (!current) return
      place.current?.replaceChildren(sanitiseHtml(html, currentSettings.peek().popupImageHosts, rank))
      setStands('there')
    }
    show().catch(() => current && setStands('failed'))
    return () => {
      current = false
    }
  }, [html, rank])
  return (
    <>
      {stands !== 'there' && <p role="status">{POPUP[stands === 'failed' ? 'popup.notLoaded' : 'popup.loading']}</p>}
      <div className={className} ref={place} />
    </>
  )
}
