import { useId } from 'react'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { Button, BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { MainPageLink, PrintButton } from './PrintParts.tsx'
import { NewProofButton } from './proofs/NewProofButton.tsx'
import styles from './result.module.css'

type Props = {
  readonly situation: ApplicationSituation
  readonly cancelling: boolean
  readonly onCancel: () => void
  readonly onNewProof: () => void
}

/** The button that cancels the application, or the reason why it is disabled now. [D2-101] */
const CancelButton = ({ situation, cancelling, onCancel }: Pick<Props, 'situation' | 'cancelling' | 'onCancel'>) => {
  const whyId = useId()
  const byProof = situation.cancelling === 'refusedByProof'
  const isOfLookup = isLookupOnly(situation)
  return (
    <>
      <Button
        kind="text"
        icon="x"
        onPress={onCancel}
        busy={cancelling && SHARED_BUTTON_TEXTS['common.cancelling']}
        blocked={situation.cancelling === 'refused' ? notNowWords(situation) : null}
        describedBy={byProof || isOfLookup ? whyId : undefined}
        opensDialog
      >
        {T['result.cancelApply']}
      </Button>
      {byProof && <BlockedReasonLine id={whyId} text={T['cancel.byProof']} />}
      {isOfLookup && <BlockedReasonLine id={whyId} text={T['cancel.notOnlyLookup']} />}
    </>
  )
}

/**
 * Returns why the application cannot be cancelled now. During the deliberation, also returns when it can be cancelled
 * again. [D3-272]
 */
const notNowWords = ({ status }: ApplicationSituation): string =>
  status === 'deliberation' ? `${T['cancel.notNow']} ${T['cancel.afterDeliberation']}` : T['cancel.notNow']

/** True if the application can be cancelled, but the running lookup cannot be cancelled alone. [D3-215] */
const isLookupOnly = ({ cancelling, detailedStatus }: ApplicationSituation): boolean =>
  cancelling === 'offered' && detailedStatus === 'lookupRunning'

/**
 * Returns the names of the possible actions, and of the cancellation while only the deliberation prevents it. They are
 * visible even while the row with the actions is collapsed. [D2-577] [D3-272]
 */
const insideOf = (situation: ApplicationSituation): string =>
  [
    T['more.print'],
    situation.newProofVerdict === 'ok' && situation.newProof === 'none' && T['more.newProof'],
    situation.mayObjectToAmount && T['more.objection'],
    (situation.cancelling === 'offered' || situation.status === 'deliberation') && T['result.cancelApply'],
  ]
    .filter(Boolean)
    .join('\u00a0· ')

/**
 * Rare actions, in a collapsible row: print, register a new proof (or why this is not possible), object, cancel, and go
 * to the first page.
 */
export const RareActions = ({ situation, cancelling, onCancel, onNewProof }: Props) => (
  <Fold name={T['result.more']} value={<Phrase text={insideOf(situation)} />} className={styles.more}>
    <ul className={styles.doings}>
      <li>
        <PrintButton />
      </li>
      {situation.newProof === 'none' && (
        <li>
          <NewProofButton situation={situation} onNew={onNewProof} />
        </li>
      )}
      {situation.mayObjectToAmount && (
        <li>
          <LinkButton kind="text" icon="info" href="/objctRqst">
            {T['result.objection']}
          </LinkButton>
        </li>
      )}
      {situation.cancelling !== 'none' && (
        <li>
          <CancelButton situation={situation} cancelling={cancelling} onCancel={onCancel} />
        </li>
      )}
      <li>
        <MainPageLink word={T['result.confirm']} />
      </li>
    </ul>
  </Fold>
)
