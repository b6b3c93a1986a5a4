import type { ReactNode } from 'react'
import type { StopReason } from '#ui/text/message.ts'
import { FlatTyre } from '../design/pictures/EmptyOrBroken.tsx'
import { TickedFormPicture } from '../design/pictures/papers.tsx'
import { Phone } from '../design/pictures/Phone.tsx'
import { ShutShop } from '../design/pictures/TooEarlyOrLate.tsx'
import { type StopContent, showStop } from '../dialog/show-stop.tsx'

/** The drawing for a failure, by its tag. A failure with any other tag gets the drawing of a closed shop. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  CertifiedAsOther: <Phone />,
  PersonNotCertified: <Phone />,
  DuplicateApplication: <TickedFormPicture />,
  AlreadyApplied: <TickedFormPicture />,
  NotCancellable: <TickedFormPicture />,
  AlreadyCancelled: <TickedFormPicture />,
  CancellationLosesMore: <TickedFormPicture />,
  ApplicationRefused: <FlatTyre />,
  NoAnswer: <FlatTyre />,
  Refused: <FlatTyre />,
  MalformedAnswer: <FlatTyre />,
}

type Stopped = Pick<StopContent, 'again' | 'because' | 'helpDesk'> & StopReason & { readonly sentence: string }

/**
 * Shows a failure that ends a flow, as a refusal. The tag of the failure decides the drawing, and its row in the
 * message table has the text. [A-033] [E-135]
 */
export const showStoppingFailure = (tag: string, { sentence, title, text, ...more }: Stopped): Promise<void> =>
  showStop({
    ...more,
    picture: PICTURES[tag] ?? <ShutShop />,
    text: sentence,
    reason: { title, text },
  })
