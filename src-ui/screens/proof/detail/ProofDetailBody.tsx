import { useSignals } from '@preact/signals-react/runtime'
import { useMemo, useState } from 'react'
import type { ServicesOf } from '#app/kernel/token'
import { ChooseProof } from '#app/proof/choose-proof'
import type { LoadedProof } from '#app/proof/proof.errors'
import type { Route } from '#domain/pages/routes'
import { isUndecidedProofStatus } from '#domain/proof/proof-status.table'
import { proofTotalKindOf } from '#domain/proof/proof-total'
import { isBaseProofApproved } from '#domain/proof/registration/base-proof'
import { ActionBar } from '#ui/parts/design/ActionBar.tsx'
import { Banner, type BannerTone } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { confirmLeave, useLeaveGuard } from '#ui/parts/page/leave-guard.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { LookedUpRecordsTable } from '#ui/parts/proof/LookedUpRecordsTable.tsx'
import { DraftAutosave } from '#ui/parts/records/DraftAutosave.tsx'
import { FILE_VIEWER_SERVICES } from '#ui/parts/upload/FileViewer.tsx'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PROOF_DETAIL_TEXTS as T, SUPPLEMENT_REFUSALS } from '#ui/text/ko/proof/detail.ts'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { pledgeForgottenText } from '../pledge.ts'
import { lookedUpRecords } from './detail-rows.ts'
import type { DetailModel } from './detail.model.ts'
import { ProofInfo } from './ProofInfo.tsx'
import { ProofTables, proofTables } from './ProofTables.tsx'
import { SupplementEnd } from './SupplementEnd.tsx'
import styles from './detail.module.css'

export const DETAIL_BODY_SERVICES = {
  chooseProof: ChooseProof,
  ...FILE_VIEWER_SERVICES,
} as const

const Note = ({ tone = 'warning', title }: { readonly tone?: BannerTone; readonly title: string }) => (
  <div className={styles.notice}>
    <Banner tone={tone} title={title} />
  </div>
)

/**
 * Shows the notes that apply: the base proof is approved; a supplement was registered and nothing is left to correct;
 * the sent-back proof cannot be supplemented any more; only a part of the changes was stored; some files are corrected,
 * but the supplement is not finished. [P-107] [D2-610]
 */
const Notes = ({ loaded, page }: { readonly loaded: LoadedProof; readonly page: DetailModel }) => {
  useSignals()
  const hasSupplemented = loaded.proof.items.some(({ status }) => status === 'supplementComplete')
  const isDone = !page.editable.value && page.applying.value.is === 'done'
  const supplement = page.supplement.value
  const isClosed = supplement !== null && supplement !== 'ok' && supplement !== 'notRequested'
  return (
    <>
      {loaded.application !== null && isBaseProofApproved(loaded.application) && (
        <Note tone="success" title={T['detail.approved']} />
      )}
      {isDone && <Note tone="success" title={T['supp.nothingLeft']} />}
      {isClosed && <Note tone="info" title={SUPPLEMENT_REFUSALS[supplement].text} />}
      {page.editable.value && page.partly.value && <Note title={T['supp.partly']} />}
      {page.editable.value && hasSupplemented && <Note title={T['add.notFinished']} />}
    </>
  )
}

type DetailBodyProps = {
  readonly loaded: LoadedProof
  readonly page: DetailModel
  readonly services: ServicesOf<typeof DETAIL_BODY_SERVICES>
  readonly reload: () => Promise<unknown>
}

/** The content of the page after the proof was loaded. [P-096] */
export const ProofDetailBody = ({ loaded, page, services, reload }: DetailBodyProps) => {
  useSignals()
  const navigate = useNavigate()
  const { proof } = loaded
  // A supplement that was stored in part has no draft, because the tab stores its pending changes separately.
  const [draft] = useState(() => (page.editable.peek() && loaded.pending === null ? page.draftOf(loaded) : null))
  useLeaveGuard(page.unsaved, LEAVE_TEXTS['leave.unsaved'], draft)
  const editable = page.editable.value
  const direct = proof.proofType === 'direct'

  const goTo = async (next: () => Route) => {
    if (await confirmLeave()) navigate(next())
  }

  const tables = useMemo(() => proofTables(proof), [proof])
  const sentBack = useMemo(() => tables.flatMap(({ items }) => items.filter(({ isSentBack }) => isSentBack)), [tables])
  const onlyLookedUp = proofTotalKindOf(proof) === 'none' && tables.every(({ items }) => items.length === 0)
  const more = direct && (
    <div className={styles.adds}>
      <Button
        kind="text"
        small
        icon="plus"
        onPress={() => void goTo(() => services.chooseProof(proof, 'addBase').next)}
      >
        {T['detail.goSupplement']}
      </Button>
    </div>
  )
  const info = <ProofInfo proof={proof} page={page} />
  const onBack = () => void goTo(() => '/aply-result')
  const isRegistered = !editable && page.applying.value.is === 'done'
  return (
    <>
      <Notes loaded={loaded} page={page} />
      {draft !== null && <DraftAutosave draft={draft} />}
      {!editable && info}
      <LookedUpRecordsTable proof={proof} records={lookedUpRecords(proof)} />
      {!onlyLookedUp && <ProofTables tables={tables} more={more} page={page} services={services} />}
      {direct && page.supplement.value === 'notRequested' && isUndecidedProofStatus(proof.status) && (
        <p>
          <TextWithPhoneLinks text={pledgeForgottenText()} />
        </p>
      )}
      {editable ? (
        <>
          <div className={styles.info}>{info}</div>
          <SupplementEnd page={page} draft={draft} sentBack={sentBack} onBack={onBack} reload={reload} />
        </>
      ) : (
        <ActionBar>
          <Button kind="tertiary" onPress={onBack}>
            {SHARED_BUTTON_TEXTS['common.back']}
          </Button>
          {isRegistered && <LinkButton href="/aply-result">{SHARED_BUTTON_TEXTS['common.toResult']}</LinkButton>}
        </ActionBar>
      )}
    </>
  )
}
