import { useEffect, useLayoutEffect } from 'react'
import { currentPageTitle } from '#ui/parts/page/page-title.ts'
import { documentTitle } from '#ui/text/ko/pages/titles.ts'
import { useNavigationEnd } from '../navigation-end.ts'

type Props = {
  readonly path: string
  /** The title until the screen sets a different one. */
  readonly title: string
}

/**
 * Ends a navigation when the screen is rendered: scrolls to the top, sets the title, and moves the focus to the
 * content. [E-018] [E-020]
 */
export const NavigationEnd = ({ path, title: words }: Props) => {
  useLayoutEffect(() => {
    currentPageTitle.value = words
  }, [words])
  useNavigationEnd(path)
  useEffect(() => currentPageTitle.subscribe((text) => text !== null && (document.title = documentTitle(text))), [])
  return null
}
