import { effect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { BASE_DETAIL_NUMBERS } from '#domain/proof/proof'
import { isSupplementPossible } from '#domain/proof/supplement/supplement'
import { FlowPage, Stack } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { LoadingState } from '#ui/parts/design/States.tsx'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { useConfirmedLeave, useLeaveGuard } from '#ui/parts/page/leave-guard.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { PageLoad } from '#ui/parts/page/PageLoad.tsx'
import { DiscardDraftButton } from '#ui/parts/records/DiscardDraftButton.tsx'
import { useReleaseFilesOnClose } from '#ui/parts/records/draft.model.ts'
import { DraftAutosave } from '#ui/parts/records/DraftAutosave.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { Dropzone } from '#ui/parts/upload/Dropzone.tsx'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { LOAD_PROOF_MESSAGES, PROOF_DETAIL_TEXTS as T } from '#ui/text/ko/proof/detail.ts'
import { REGISTRATION_TEXTS } from '#ui/text/ko/proof/registration.ts'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { ExampleList } from '../registration/ExampleList.tsx'
import { ROUTES_BY_NAME } from '../route-names.ts'
import { ADD_BASE_SERVICES, BASE_FILES_ID, makeAddBaseModel } from './add-base.model.ts'

type BarProps = { readonly page: ReturnType<typeof makeAddBaseModel>; readonly onBack: () => void }

const AddBaseBar = ({ page, onBack }: BarProps) => {
  useSignals()
  const button = useMissingButton(
    page.files.chosen.value ? [] : [{ id: BASE_FILES_ID, name: T['add.files'], isFile: true }],
    {
      words: T['add.submit'],
      opensDialog: true,
      busy: page.sending.value.is === 'running' && SHARED_BUTTON_TEXTS['common.registering'],
      onPress: () => void page.register(),
    },
  )
  return <FormBar refusal={page.refusal.shown.value} onBack={onBack} button={button} />
}

/** The page that adds base files to a sent-back proof. [P-090] to [P-095] */
const AddBaseScreen = () => {
  useSignals()
  const services = useServices(ADD_BASE_SERVICES)
  const navigate = useNavigate()
  const [page] = useState(() => makeAddBaseModel(services, (to) => navigate(to, { replace: true })))
  useStopTaskOnUnmount(page.sending)
  useReleaseFilesOnClose(page.files.clear)
  const leave = useConfirmedLeave()
  useLeaveGuard(page.files.sending, LEAVE_TEXTS['leave.uploading'])

  useEffect(() => effect(page.tellRecovered), [page])

  return (
    <FlowPage>
      <PageHead title={T['add.guide']} />
      <PageLoad
        task={page.loading}
        load={page.load}
        value={page.loaded.value}
        messages={LOAD_PROOF_MESSAGES}
        helpDesk="proof"
        wayOut={{ href: ROUTES_BY_NAME.DetailPage, words: T['add.toDetail'] }}
        waiting={<LoadingState lines={6} />}
      >
        {(proof) =>
          isSupplementPossible(proof.proof.status, proof.application) && (
            <>
              <DraftAutosave draft={page.draftOf(proof)} unsent={page.unsent} />
              <Stack>
                <Dropzone id={BASE_FILES_ID} title={T['add.files']} level="h2" files={page.files} />
                <ExampleList type="direct" kinds={BASE_DETAIL_NUMBERS} words={REGISTRATION_TEXTS['direct.example1']} />
                <DiscardDraftButton draft={page.draftOf(proof)} firstField={BASE_FILES_ID} />
              </Stack>
              <AddBaseBar page={page} onBack={() => leave(ROUTES_BY_NAME.DetailPage)} />
            </>
          )
        }
      </PageLoad>
    </FlowPage>
  )
}

export default AddBaseScreen
