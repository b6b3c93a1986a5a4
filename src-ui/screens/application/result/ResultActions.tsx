import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, type ReactNode } from 'react'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { Button } from '#ui/parts/design/Button.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { HelpDeskPhone } from '#ui/parts/help-desk/HelpDeskPhone.tsx'
import { areApplicationsClosed } from '#ui/parts/notice/application-closure.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { PROOF_LIST_TEXTS } from '#ui/text/ko/proof/proof.ts'
import { NewProofButton } from './proofs/NewProofButton.tsx'
import type { ResultProofActions } from './proofs/proof-actions.model.ts'
import type { Action } from './result-blocks.ts'
import summary from './summary.module.css'

/** What the actions of the page need. */
export type ActionContext = {
  readonly situation: ApplicationSituation
  readonly reapplying: boolean
  readonly onReapply: () => void
  readonly proofActions: ResultProofActions
}

const KIND_OF_EMPHASIS = { loud: 'primary', plain: 'secondary', quiet: 'text' } as const

type ActionButtonProps = ActionContext & {
  readonly action: Action
  readonly emphasis: keyof typeof KIND_OF_EMPHASIS
}

/** Renders an action that the applicant can take now. */
const ActionButton = ({ action, emphasis, situation, reapplying, onReapply, proofActions }: ActionButtonProps) => {
  const kind = KIND_OF_EMPHASIS[emphasis]
  switch (action.is) {
    case 'supplement':
      return (
        <Button kind={kind} onPress={() => proofActions.onDetail(action.proof)}>
          {PROOF_LIST_TEXTS['proof.supplement']}
        </Button>
      )
    case 'newProof':
      return <NewProofButton situation={situation} place="main" onNew={proofActions.onNew} />
    case 'reapply':
      return (
        <Button kind={kind} onPress={onReapply} busy={reapplying && T['result.reapplying']} opensDialog>
          {T[action.words]}
        </Button>
      )
    case 'link':
      return (
        <LinkButton kind={kind} href={action.to}>
          {T[action.words]}
        </LinkButton>
      )
    case 'call':
      return (
        <HelpDeskPhone
          helpDesk={action.helpDesk}
          words={T[action.words]}
          note={action.number ? fill(T['call.number'], { number: action.number }) : null}
          isStep={action.isStep === true}
        />
      )
  }
}

/**
 * The numbered steps that begin with a telephone call. The first one has the call, the last one its question with the
 * link that follows. [D2-545] [D2-935]
 */
const StepsOfCall = ({ lines, actions: [call, after] }: StepsProps) => (
  <ol className={summary.steps}>
    {lines.map((line, index) => {
      const isLast = index === lines.length - 1
      return (
        <li key={line}>
          <div className={isLast ? summary.after : undefined}>
            <Phrase as="p" text={line} />
            {index === 0 && call}
            {isLast && after}
          </div>
        </li>
      )
    })}
  </ol>
)
type StepsProps = { readonly lines: readonly string[]; readonly actions: readonly ReactNode[] }

/**
 * True for an action that starts an application, which is impossible while applications are closed. [E-027] [D1-350]
 */
const startsApplication = (action: Action): boolean =>
  action.is === 'reapply' || (action.is === 'link' && action.words === 'result.applyAnew')

/**
 * The actions of the page. The first one, those of the steps and those in place of another one have their own emphasis,
 * and all others are quiet. Only one action of the page is loud. [A-170] [D2-741]
 */
export const BlockActions = ({ actions, steps = null, isSecond, ...props }: ActionsProps) => {
  useSignals()
  const possible = actions.filter((action) => !(startsApplication(action) && areApplicationsClosed.value))
  if (possible.length === 0) return null
  const buttons = possible.map((action, index) => {
    const insteadOf = 'insteadOf' in action && action.insteadOf
    const own = 'emphasis' in action && (index === 0 || steps !== null || insteadOf) ? action.emphasis : 'quiet'
    const emphasis = isSecond && own === 'loud' ? 'plain' : own
    const note = 'note' in action && action.note
    const isBelow = insteadOf || (steps === null && action.is === 'link' && emphasis === 'quiet')
    const Frame = isBelow ? 'div' : Fragment
    return (
      <Frame
        key={'words' in action ? action.words : action.is}
        {...(isBelow && { className: emphasis === 'plain' ? summary.after : summary.instead })}
      >
        {insteadOf && <Phrase as="p" text={T[insteadOf]} />}
        <ActionButton action={action} emphasis={emphasis} {...props} />
        {note && <Phrase as="p" className={summary.note} text={note} />}
      </Frame>
    )
  })
  return steps === null ? (
    <div className={summary.actions}>{buttons}</div>
  ) : (
    <StepsOfCall lines={steps} actions={buttons} />
  )
}
type ActionsProps = ActionContext & {
  /** The lines of the numbered steps; null if the actions are no steps. */
  readonly steps?: readonly string[] | null
  readonly actions: readonly Action[]
  /** True if other actions of the page come first. */
  readonly isSecond: boolean
}
