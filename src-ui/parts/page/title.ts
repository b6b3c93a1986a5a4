import { signal } from '@preact/signals-react'
import { useEffect } from 'react'

/** The title in the header: that of the route, until the screen sets another. */
export const title = signal<string | null>(null)

/** Sets it while a screen is shown. */
export const useTitle = (words: string): void =>
  useEffect(() => {
    title.value = words
  }, [words])
