import type { ReactNode } from 'react'
import type { DecidingRule } from '#domain/kernel/decide'
import type { HelpDeskName } from '#domain/session/routes'
import { Button } from '../design/Button.tsx'
import { dialogs, type StopDialogRenderProps, type StopDialogContent } from './dialogs.ts'
import { LinkButton } from '../design/LinkButton.tsx'
import { ShutShop } from '../design/pictures/TooEarlyOrLate.tsx'
import { Stop } from '../design/Stop.tsx'
import { REFUSAL_BUTTON_LABELS } from '../../text/ko/guard.ts'
import { RefusalHelpDesk } from '../help-desk/RefusalHelpDesk.tsx'

export type StopContent = {
  readonly art: ReactNode
  /** Of the specification. */
  readonly text: string
  readonly reason?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** In place of the page to which the specification redirects. */
  readonly link?: { readonly href: string; readonly words: string } | undefined
  /** Repeats what failed. Comes first. */
  readonly again?: { readonly words: string; readonly onPress: () => void } | undefined
  /** Opens the page to which the specification redirects. */
  readonly close: string
  readonly because?: DecidingRule | null | undefined
  readonly desk?: HelpDeskName | undefined
}

const StopDialog = ({
  refusal: { art, text, reason, link, again, close, because, desk },
  parts: { answer, ...ids },
}: {
  readonly refusal: StopContent
  readonly parts: StopDialogRenderProps
}) => (
  <Stop
    art={art}
    title={text}
    reason={reason}
    ways={
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
    desk={<RefusalHelpDesk desk={desk} />}
    because={because}
    rank={2}
    ids={ids}
  />
)

/** Message and reason are the name of the dialog, so that a screen reader reads them only once. [D1-263] */
export const makeStopDialogContent = (refusal: StopContent): StopDialogContent => ({
  text: refusal.text,
  render: (parts) => <StopDialog refusal={refusal} parts={parts} />,
})

/** Resolves when it is closed or an action chosen. The caller then opens the specification's page. [D1-263] */
export const showStop = (refusal: StopContent): Promise<void> => dialogs.stop(makeStopDialogContent(refusal))

/** For this application. The button leads to the result page. */
export const showPageNotOpen = (
  shown: Pick<StopContent, 'text' | 'reason' | 'because'> & Partial<Pick<StopContent, 'close'>>,
) => showStop({ close: REFUSAL_BUTTON_LABELS['/aply-result'], ...shown, art: <ShutShop /> })
