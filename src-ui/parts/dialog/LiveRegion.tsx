import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { type Announcement, currentAnnouncement, withdrawAnnouncement, currentToast } from './announcer.ts'
import { dialogs } from './dialogs.ts'
import { ToastBox } from './ToastBox.tsx'

const TOAST_MS = 5000

/**
 * The live region of `announce`. The page has one, and so has each dialog, because screen readers ignore everything
 * outside an open dialog. Only the region of the topmost layer has the message, and a dialog never repeats messages
 * from before it opened. `layer` is the key of the dialog; null for the page.
 */
export const LiveRegion = ({ layer = null }: { readonly layer?: number | null }) => {
  useSignals()
  const announcement = currentAnnouncement.value
  const { text, nth } = announcement
  const isTopmost = (dialogs.active.value?.key ?? null) === layer
  const lastAnnouncement = useRef<Announcement | null>(null)
  useEffect(() => {
    if (isTopmost) lastAnnouncement.current = announcement
  }, [isTopmost, announcement])
  useEffect(() => {
    if (layer === null) return undefined
    if (currentAnnouncement.peek().layer !== layer) withdrawAnnouncement(currentAnnouncement.peek())
    return () => void (lastAnnouncement.current && withdrawAnnouncement(lastAnnouncement.current))
  }, [layer])
  // A screen reader announces an equal message again only if the region changes. Therefore every second message gets a
  // no-break space at its end.
  return (
    <div className="sr" role="status" aria-live="polite">
      {isTopmost && text !== '' ? `${text}${nth % 2 === 0 ? '\u00a0' : ''}` : ''}
    </div>
  )
}

/**
 * The short message at the lower edge of the window. It is hidden from screen readers, because the live region
 * announces it.
 */
export const Toast = () => {
  useSignals()
  const toast = currentToast.value
  useEffect(() => {
    const hiding = setTimeout(() => {
      currentToast.value = null
    }, TOAST_MS)
    return () => clearTimeout(hiding)
  }, [toast])
  return toast === null ? null : (
    <ToastBox at="bottom" hasFailed={toast.failed}>
      <Icon name={toast.failed ? 'alert' : 'ok'} />
      <Phrase as="span" text={toast.text} />
    </ToastBox>
  )
}
