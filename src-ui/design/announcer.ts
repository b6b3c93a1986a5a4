import { signal } from '@preact/signals-react'

type Announcement = { readonly text: string; readonly nth: number }

/** What is being said to people who cannot see it; `nth` tells two equal sentences apart. */
export const announcement = signal<Announcement>({ text: '', nth: 0 })

/** Says a sentence once in the live region, also while a window is open. Nothing moves, the focus stays. */
export const announce = (text: string): void => {
  announcement.value = { text, nth: announcement.peek().nth + 1 }
}

/** The short message at the lower edge, or null. `failed`: something did not happen. */
export const toast = signal<{ readonly text: string; readonly failed: boolean } | null>(null)

const TOAST_MS = 5000
let hiding: ReturnType<typeof setTimeout> | undefined

/** Shows a short message for five seconds and says it. Never the only sign of something that matters. */
export const showToast = (text: string, how: 'done' | 'failed' = 'done'): void => {
  clearTimeout(hiding)
  toast.value = { text, failed: how === 'failed' }
  announce(text)
  hiding = setTimeout(() => {
    toast.value = null
  }, TOAST_MS)
}
