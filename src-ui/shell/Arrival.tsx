import { signal } from '@preact/signals-react'
import { useEffect, useLayoutEffect } from 'react'
import { documentTitle } from '../text/ko/titles.ts'
import { useArrival } from './arrivals.ts'

/** The title in the header once a screen is there: that of the route, until the screen knows a better one. */
export const title = signal<string | null>(null)

type Props = {
  readonly path: string
  /** What the page is called until its screen knows a better word. */
  readonly title: string
}

/** Top of the page, its title, and the focus at its content: once the screen of a navigation is there. [E-018] [E-020] */
export const Arrival = ({ path, title: words }: Props) => {
  useLayoutEffect(() => {
    title.value = words
  }, [words])
  useArrival(path)
  useEffect(() => title.subscribe((text) => text !== null && (document.title = documentTitle(text))), [])
  return null
}
