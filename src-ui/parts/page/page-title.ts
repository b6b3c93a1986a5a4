import { signal } from '@preact/signals-react'
import { useEffect } from 'react'

/** The title in the header. It is the title of the route until the screen sets a different one. */
export const currentPageTitle = signal<string | null>(null)

/** Sets the title while a screen is mounted. */
export const usePageTitle = (words: string): void =>
  useEffect(() => {
    currentPageTitle.value = words
  }, [words])
