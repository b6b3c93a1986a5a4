import type { ReactNode } from 'react'
import type { DecidingRule } from '#domain/kernel/decide'
import type { HelpDeskName } from '#domain/pages/routes'
import { REFUSAL_BUTTON_LABELS } from '#ui/text/ko/pages/guard.ts'
import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ShutShop } from '../design/pictures/TooEarlyOrLate.tsx'
import { Stop } from '../design/Stop.tsx'
import { RefusalHelpDesk } from '../help-desk/RefusalHelpDesk.tsx'
import { dialogs, type StopDialogRenderProps, type StopDialogContent } from './dialogs.ts'

export type StopContent = {
  readonly picture: ReactNode
  /** The message of the specification. */
  readonly text: string
  readonly reason?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** A page that the person can open in place of the page to which the specification redirects. */
  readonly link?: { readonly href: string; readonly words: string } | undefined
  /** The button that repeats what failed. It comes first. */
  readonly again?: { readonly words: string; readonly onPress: () => void } | undefined
  /** The label of the button that opens the page to which the specification redirects. */
  readonly close: string
  readonly because?: DecidingRule | null | undefined
  readonly helpDesk?: HelpDeskName | undefined
}

const StopDialog = ({
  refusal: { picture, text, reason, link, again, close, because, helpDesk },
  parts: { answer, ...ids },
}: {
  readonly refusal: StopContent
  readonly parts: StopDialogRenderProps
}) => (
  <Stop
    picture={picture}
    title={text}
    reason={reason}
    actions={
      <>
        {again !== undefined && (
          <Button
            block
            onPress={() => {
              answer(true)
              again.onPress()
            }}
          >
            {again.words}
          </Button>
        )}
        {link !== undefined && (
          <LinkButton href={link.href} replace block onPress={() => answer(true)}>
            {link.words}
          </LinkButton>
        )}
        <Button
          kind={link === undefined && again === undefined ? 'primary' : 'text'}
          block
          onPress={() => answer(false)}
        >
          {close}
        </Button>
      </>
    }
    helpDesk={<RefusalHelpDesk helpDesk={helpDesk} />}
    because={because}
    rank={2}
    ids={ids}
  />
)

/**
 * Makes the content of the dialog of a refusal. The message and the reason are the name of the dialog, so that a
 * screen reader reads them only once. [D1-263]
 */
export const makeStopDialogContent = (refusal: StopContent): StopDialogContent => ({
  text: refusal.text,
  render: (parts) => <StopDialog refusal={refusal} parts={parts} />,
})

/**
 * Shows a refusal. Resolves when the person has closed it or chosen an action. The caller then opens the page to which
 * the specification redirects. [D1-263]
 */
export const showStop = (refusal: StopContent): Promise<void> => dialogs.stop(makeStopDialogContent(refusal))

/** Shows why a page cannot be used for this application. The button leads to the result page. */
export const showPageNotOpen = (
  content: Pick<StopContent, 'text' | 'reason' | 'because'> & Partial<Pick<StopContent, 'close'>>,
) => showStop({ close: REFUSAL_BUTTON_LABELS['/aply-result'], ...content, picture: <ShutShop /> })
