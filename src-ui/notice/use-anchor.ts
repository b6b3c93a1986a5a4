import { useEffect } from 'react'

/**
 * Goes to the place that the address names after its `#`. The browser has looked for it before the page was drawn, and
 * without the focus there a keyboard would go on from the top.
 */
export const useAnchor = (): void => {
  useEffect(() => {
    const place = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [])
}
