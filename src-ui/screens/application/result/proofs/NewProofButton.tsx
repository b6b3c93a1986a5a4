import { useId } from 'react'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import { BlockedReasonLine, Button } from '#ui/parts/design/Button.tsx'
import { classNames, idList } from '#ui/parts/design/class-names.ts'
import { splitFirstSentence } from '#ui/parts/design/headline-text.ts'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { fill } from '#ui/text/fill.ts'
import { NEW_PROOF_TEXTS, PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'
import styles from './NewProofButton.module.css'

type NewProofProps = {
  readonly situation: ApplicationSituation
  /**
   * The place of the button. `main`: nothing on the page is more urgent. `second`: a new proof is possible but
   * optional; the sentence that says so is above the button. `more`: the button is among the rare actions.
   */
  readonly place?: keyof typeof KIND_AT
  /** The sentence beside the button; null for the default sentence. */
  readonly offer?: string | null
  readonly onNew: () => void
}

const KIND_AT = { main: 'primary', second: 'text', more: 'text' } as const

/**
 * The button for a new proof. A sentence beside it says when a new proof is possible; what a further proof can add, and
 * until when, is a pale box with the button in it. Once the application has ended, there is no button, and one line says
 * why no proof can be registered. [A-193] [D2-116] [D2-872]
 */
export const NewProofButton = ({ situation, place = 'more', offer = null, onNew }: NewProofProps) => {
  const { application, remaining, isClosed, newProofVerdict: verdict } = situation
  const [whyId, limitId] = [useId(), useId()]
  const may = verdict === 'ok'
  const isFirst = may && situation.isFirstProofMissing
  const isRapidBefore = verdict === 'notSelected' && paymentTypeOrConfirmed(application.paymentType) === 'rapid'
  const refusalText = fill(NEW_PROOF_TEXTS[verdict])
  const sentence = isFirst
    ? T['newProof.first']
    : isRapidBefore
      ? `${T['newProof.rapidNeedsNone']} ${refusalText}`
      : refusalText
  // How much is left is below the gauge of the support. [D2-145] [D2-464]
  const untilApproval = may && remaining !== null ? T['newProof.untilApproval'] : null
  const text =
    untilApproval === null
      ? (offer ?? sentence)
      : place === 'main'
        ? `${sentence} ${untilApproval}`
        : [untilApproval, offer].filter(Boolean).join(' ')
  // What a further proof can still add, and until when, is above the button, so that people read it before they decide.
  const isAbove = place === 'second'
  const isBox = isAbove && may && (isFirst || untilApproval !== null || offer !== null)
  const [gain, limit] = splitFirstSentence(text)
  const isLimitBelow = isBox && limit !== ''
  const reason = isBox ? (
    <p id={whyId}>{isLimitBelow ? <Phrase as="b" text={gain} /> : <Phrase text={text} />}</p>
  ) : (
    <BlockedReasonLine id={whyId} text={text} />
  )
  return isClosed ? (
    reason
  ) : (
    <div className={classNames(styles.newProof, isBox && styles.box)}>
      {isAbove && reason}
      <Button
        kind={isBox ? 'secondary' : KIND_AT[place]}
        small={isBox}
        icon="plus"
        onPress={onNew}
        blockedBy={may ? null : whyId}
        describedBy={may ? idList(whyId, isLimitBelow && limitId) : undefined}
      >
        {T['result.newProof']}
      </Button>
      {isLimitBelow && <Phrase as="p" id={limitId} className="small" text={limit} />}
      {!isAbove && reason}
    </div>
  )
}
