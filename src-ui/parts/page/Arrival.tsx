import { signal } from '@preact/signals-react'
import { useEffect, useLayoutEffect } from 'react'
import { documentTitle } from '../../text/ko/titles.ts'
import { useArrival } from './arrivals.ts'

/** The title in the header: that of the route, until the screen sets another. */
export const title = signal<string | null>(null)

/** Sets it while a screen is shown. */
export const useTitle = (words: string): void =>
  useEffect(() => {
    title.value = words
  }, [words])

type Props = {
  readonly path: string
  /** The title until the screen sets another. */
  readonly title: string
}

/** After a navigation, once its screen is there: scrolls to the top, sets the title, and moves the focus to the content. [E-018] [E-020] */
export const Arrival = ({ path, title: words }: Props) => {
  useLayoutEffect(() => {
    title.value = words
  }, [words])
  useArrival(path)
  useEffect(() => title.subscribe((text) => text !== null && (document.title = documentTitle(text))), [])
  return null
}
