import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { SettingsSource } from '#app/kernel/settings.port'
import { ApplySupplement } from '#app/proof/apply-supplement'
import { CheckSupplement } from '#app/proof/check-supplement'
import { ChooseBaseSupplement } from '#app/proof/choose-base-supplement'
import { LoadProof } from '#app/proof/load-proof'
import { AddressFile } from '#app/upload/address-file'
import { FetchFile } from '#app/upload/fetch-file'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageHead } from '../design/Page.tsx'
import { ErrorState, LoadingState } from '../design/States.tsx'
import { useTask } from '../form/task.ts'
import { useCaseOf } from '../services.ts'
import { sayFailure } from '../session/say-failure.ts'
import { fill } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'
import { DETAIL as T, LOAD_PROOF_MESSAGES } from '../text/ko/proof-detail.ts'
import { TITLES } from '../text/ko/titles.ts'
import type { DetailDoors } from './detail-doors.ts'
import { makeDetailPage } from './detail-page.model.ts'
import { DetailBody } from './DetailBody.tsx'
import look from './detail.module.css'
import { proofPhone } from './registration-doors.ts'
import { useFileDoors } from '../upload/file-doors.ts'
import { useProofDraftDoors } from './proof-draft-doors.ts'

/** One proof in detail; sent back, it is mended here. [P-096] to [P-117] [P-303] */
export const ProofDetail = ({ doors }: { readonly doors: DetailDoors }) => {
  useSignals()
  const [, navigate] = useLocation()
  const [page] = useState(() => makeDetailPage(doors))
  useTask(page.loading)
  useTask(page.applying)
  useEffect(() => page.leave, [page])
  const phone = proofPhone(doors.settings)

  const load = async () => {
    const outcome = await page.load()
    if (outcome.is !== 'failed') return outcome
    if (outcome.error._tag === 'NoProofChosen') navigate('/aply-result', { replace: true })
    if (outcome.error._tag === 'SessionEnded') await sayFailure(outcome.error, LOAD_PROOF_MESSAGES)
    return outcome
  }
  useEffect(() => {
    void load()
    // oxlint-disable-next-line react/exhaustive-deps -- once on entry; afterwards by the button
  }, [])

  /** The button that was pressed goes with the fault, so the focus moves on to what has come. */
  const retry = async () => {
    const outcome = await load()
    if (outcome.is === 'done') document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }

  const [proof, loading] = [page.loaded.value, page.loading.value]
  const fault = loading.is === 'failed' && loading.error._tag === 'ProofNotLoaded' ? loading.error : null
  return (
    <main id="main" className="page flow" tabIndex={-1} aria-busy={loading.is === 'running' || undefined}>
      <div className={look['page']}>
        <PageHead title={TITLES['title.detailPage']} />
        {fault !== null ? (
          <ErrorState
            text={fault.message ?? GENERAL['common.networkError']}
            helpLine={fill(GENERAL['error.helpLine'], { phone })}
            onRetry={() => void retry()}
          >
            <LinkButton kind="tertiary" href="/aply-result">
              {T['detail.toResult']}
            </LinkButton>
          </ErrorState>
        ) : proof === null ? (
          (loading.is === 'idle' || loading.is === 'running') && <LoadingState lines={8} />
        ) : (
          <DetailBody proof={proof} page={page} doors={doors} reload={load} />
        )}
      </div>
    </main>
  )
}

const DetailScreen = () => {
  const now: DetailDoors = {
    loadProof: useCaseOf(LoadProof),
    checkSupplement: useCaseOf(CheckSupplement),
    applySupplement: useCaseOf(ApplySupplement),
    chooseBaseSupplement: useCaseOf(ChooseBaseSupplement),
    addressFile: useCaseOf(AddressFile),
    fetchFile: useCaseOf(FetchFile),
    evidence: useFileDoors(),
    draft: useProofDraftDoors(),
    settings: useCaseOf(SettingsSource).read(),
  }
  const [doors] = useState(now)
  return <ProofDetail doors={doors} />
}

export default DetailScreen
