import { effect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Because } from '#domain/kernel/decide'
import { BASE_PROOF_KINDS } from '#domain/proof/proof'
import type { ArrivedFile } from '#domain/proof/same-proof'
import { decideSupplement, isSupplementOpen } from '#domain/proof/supplement'
import { dialogs } from '../../parts/design/dialogs.ts'
import { FlowPage, Stack } from '../../parts/design/Page.tsx'
import { PageHead } from '../../parts/design/PageHead.tsx'
import { ErrorState, LoadingState } from '../../parts/design/States.tsx'
import { refuseInPlace } from '../../parts/form/refuse-entries.ts'
import { FormBar } from '../../parts/form/FormBar.tsx'
import { pressControl } from '../../parts/form/field.ts'
import { useLoad, useTask } from '../../parts/form/task.ts'
import { ROUTE_NAMES } from './route-names.ts'
import { served } from '../../parts/services.ts'
import { helpPhone, showFailure } from '../../parts/session/show-failure.ts'
import { useLeave, useLeaveGuard } from '../../parts/page/leave-guard.ts'
import { fill } from '../../text/fill.ts'
import { DETAIL as T, LOAD_PROOF_MESSAGES, supplementBaseMessages } from '../../text/ko/proof-detail.ts'
import { REGISTRATION } from '../../text/ko/registration.ts'
import { Drafted } from '../../parts/draft/Drafted.tsx'
import { TITLES } from '../../text/ko/titles.ts'
import { UPLOAD } from '../../text/ko/upload.ts'
import { Dropzone } from '../../parts/upload/Dropzone.tsx'
import { ADD_BASE_SERVICES, type AddBaseServices, makeAddBasePage } from './add-base.model.ts'
import { namesText } from '../../text/ko/arrived-proof.ts'
import { Strip } from './Strip.tsx'

const FILES_ID = 'base-files'

/** What is said of files that were sent and whose answer was lost. [P-315] [D3-139] */
const makeArrivedFiles = (
  page: ReturnType<typeof makeAddBasePage>,
  navigate: (to: string, options: { readonly replace: boolean }) => void,
) => {
  /** Says which files have arrived, and asks whether others are to be added. */
  const ask = async (arrived: readonly ArrivedFile[]) => {
    const seen = await dialogs.confirm({
      text: fill(T['add.arrived'], { names: namesText(page.namesOf(arrived)) }),
      yes: T['add.toDetail'],
      no: T['add.others'],
    })
    if (!seen) return page.goOnWithout(arrived)
    page.finish()
    navigate(ROUTE_NAMES.DetailPage, { replace: true })
  }
  /** What became of files whose page was loaded again while they were sent; follows the draft. */
  const tell = () => {
    const arrived = page.recovered.value
    if (arrived === null) return
    if (arrived.length > 0) void ask(arrived)
    else void dialogs.alert({ text: T['add.notArrived'] })
  }
  return { ask, tell } as const
}

/** Base files for a proof that was sent back. [P-090] to [P-095] */
export const AddBase = ({ services }: { readonly services: AddBaseServices }) => {
  useSignals()
  const [, navigate] = useLocation()
  const [page] = useState(() => makeAddBasePage(services))
  useTask(page.loading)
  useTask(page.sending)
  useEffect(() => page.leave, [page])
  const leave = useLeave()
  useLeaveGuard(page.files.sending, UPLOAD['leave.uploading'])

  const load = async () => {
    const outcome = await page.load()
    if (outcome.is === 'failed') {
      if (outcome.error._tag === 'NoProofChosen') navigate('/aply-result', { replace: true })
      if (outcome.error._tag === 'SessionEnded') await showFailure(outcome.error, LOAD_PROOF_MESSAGES)
    }
    if (outcome.is === 'done') {
      const { verdict, because } = decideSupplement(outcome.value.proof.status)
      if ('refused' in verdict) await leaveFor(T['supp.notRequested'], because)
    }
    return outcome
  }
  const leaveFor = async (text: string, because: Because) => {
    await dialogs.alert({ text, because })
    navigate(ROUTE_NAMES.DetailPage, { replace: true })
  }
  const retry = useLoad(load)

  const [arrivedFiles] = useState(() => makeArrivedFiles(page, navigate))
  useEffect(() => effect(arrivedFiles.tell), [arrivedFiles])

  const register = async () => {
    const refused = page.check()
    if (refused !== null)
      return refuseInPlace(page.refusal, refused, [{ at: { id: FILES_ID, refuse: page.files.refuse }, text: refused }])
    const outcome = await page.register()
    if (outcome.is === 'done') {
      await dialogs.alert({ text: T['add.done'] })
      page.files.clear()
      navigate(ROUTE_NAMES.DetailPage, { replace: true })
    }
    if (outcome.is !== 'failed') return
    if (outcome.error._tag === 'BaseFilesArrived') return arrivedFiles.ask(outcome.error.arrived)
    if (outcome.error._tag === 'SupplementNotReady')
      return leaveFor(supplementBaseMessages(outcome.error).SupplementNotReady.text, outcome.error.because)
    await showFailure(outcome.error, supplementBaseMessages(outcome.error), 'proof')
  }

  const [proof, loading] = [page.loaded.value, page.loading.value]
  const fault = loading.is === 'failed' && loading.error._tag === 'ProofNotLoaded' ? loading.error : null
  return (
    <FlowPage>
      <PageHead title={TITLES['title.proofRegAdd']} lead={T['add.guide']} />
      {fault !== null ? (
        <ErrorState
          text={fault.message}
          phone={helpPhone('proof')}
          onRetry={retry}
          wayOut={{ href: ROUTE_NAMES.DetailPage, words: T['add.toDetail'] }}
        />
      ) : proof === null ? (
        (loading.is === 'idle' || loading.is === 'running') && <LoadingState lines={6} />
      ) : (
        isSupplementOpen(proof.proof.status) && (
          <>
            <Drafted draft={page.draftOf(proof)} unsent={page.unsent} firstField={FILES_ID} />
            <Stack>
              <Dropzone id={FILES_ID} title={T['add.files']} level="h2" files={page.files} />
              <Strip
                type="direct"
                title={REGISTRATION['direct.kinds1']}
                kinds={BASE_PROOF_KINDS}
                words={T['add.example']}
              />
            </Stack>
            <FormBar
              refusal={page.refusal.shown.value}
              missing={
                page.files.chosen.value
                  ? []
                  : [{ id: FILES_ID, name: T['add.files'], act: 'upload', onPress: () => pressControl(FILES_ID) }]
              }
              onBack={() => leave(ROUTE_NAMES.DetailPage)}
              named={{
                words: T['add.submit'],
                busy: page.sending.value.is === 'running' && T['add.sending'],
                onPress: () => void register(),
              }}
            />
          </>
        )
      )}
    </FlowPage>
  )
}

export default served(ADD_BASE_SERVICES, (services) => <AddBase services={services} />)
