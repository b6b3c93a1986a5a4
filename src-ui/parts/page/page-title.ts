import { signal } from '@preact/signals-react'
import { useEffect } from 'react'

/** The route's title until the screen sets a different one. */
export const currentPageTitle = signal<string | null>(null)

/** While a screen is mounted. */
export const usePageTitle = (words: string): void =>
  useEffect(() => {
    currentPageTitle.value = words
  }, [words])
