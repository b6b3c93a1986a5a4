import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { AdministerPopups } from '#app/admin/administer-popups'
import type { ServicesOf } from '#app/kernel/token'
import { floorFieldTimeToTenMinutes } from '#domain/notice/landing-time'
import { POPUP_FORM_PARAMETERS } from '#domain/notice/limits'
import type { PopupType } from '#domain/notice/popup-form'
import { Checkbox } from '#ui/parts/controls/Checkbox.tsx'
import { InputBox } from '#ui/parts/controls/Control.tsx'
import { DateTimeInput } from '#ui/parts/controls/DateTimeInput.tsx'
import { FieldBox, FieldLabel } from '#ui/parts/controls/Field.tsx'
import { Actions } from '#ui/parts/design/Actions.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { FlowPage, Stack } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { LoadingState } from '#ui/parts/design/States.tsx'
import { showToast } from '#ui/parts/dialog/announcer.ts'
import { FormBar } from '#ui/parts/form-bar/FormBar.tsx'
import { useMissingButton } from '#ui/parts/form-bar/missing-items.ts'
import { useLoadedComponent } from '#ui/parts/page/LazyParts.tsx'
import { useConfirmedLeave, useLeaveGuard } from '#ui/parts/page/leave-guard.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { usePageTitle } from '#ui/parts/page/page-title.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { NOTICE_ADMIN_TEXTS as T, NOTICE_TYPE_WORDS } from '#ui/text/ko/admin/notices.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { AdminGate } from './AdminGate.tsx'
import { loadNoticeToEdit, makePopupFormModel, type PopupFormModel, type NoticeToEdit } from './popup-form.model.ts'
import styles from './admin.module.css'

const loadEditor = () => import('./editor/PopupEditor.tsx')

const LIST = '/popup-mng'

const HEADINGS = {
  popup: { new: PAGE_TITLES['title.popupNew'], edit: PAGE_TITLES['title.popupEdit'], lead: T['pf.popupLead'] },
  landing: { new: PAGE_TITLES['title.landingReg'], edit: PAGE_TITLES['title.landingEdit'], lead: T['pf.landingLead'] },
} as const

const POPUP_FORM_SERVICES = { office: AdministerPopups } as const
export type PopupFormServices = ServicesOf<typeof POPUP_FORM_SERVICES>

const Times = ({ form }: { readonly form: PopupFormModel }) => (
  <div className={styles.times}>
    {(
      [
        [form.start, T['pf.start']],
        [form.end, T['pf.end']],
      ] as const
    ).map(([field, label]) => (
      <DateTimeInput
        key={field.id}
        field={field}
        label={label}
        hint={T['pf.stepHint']}
        stepMinutes={POPUP_FORM_PARAMETERS.dateStepMinutes}
        settle={floorFieldTimeToTenMinutes}
      />
    ))}
  </div>
)

const NAMES = { start: T['pf.start'], end: T['pf.end'], content: T['pf.content'] } as const

const Answers = ({ form }: { readonly form: PopupFormModel }) => {
  useSignals()
  const navigate = useNavigate()
  const leave = useConfirmedLeave()
  useStopTaskOnUnmount(form.task)
  const save = async () => {
    if (!(await form.save())) return
    showToast(T[form.isNew ? 'pf.created' : 'pf.updated'])
    navigate(LIST)
  }
  const button = useMissingButton(
    form.missing.value.map((at) => ({ id: form.fields[at].id, name: NAMES[at] })),
    {
      words: form.words.action,
      busy: form.task.value.is === 'running' && SHARED_BUTTON_TEXTS['common.saving'],
      onPress: () => void save(),
    },
  )
  return (
    <>
      <Actions>
        <Button kind="secondary" small icon="eye" opensDialog onPress={() => void form.preview()}>
          {SHARED_BUTTON_TEXTS['common.preview']}
        </Button>
      </Actions>
      <FormBar
        refusal={form.refusal.shown.value}
        back={SHARED_BUTTON_TEXTS['common.cancel']}
        onBack={() => leave(LIST)}
        button={button}
      />
    </>
  )
}

/** The form: type, activation, the times of a landing notice, and the content. [P-217] */
const PopupFormPart = ({
  notice,
  services,
}: {
  readonly notice: NoticeToEdit
  readonly services: PopupFormServices
}) => {
  const settings = currentSettings.value
  const [form] = useState(() => makePopupFormModel({ notice, settings, office: services.office }))
  const Editor = useLoadedComponent(loadEditor)
  const { type, isNew } = form
  const heading = HEADINGS[type][isNew ? 'new' : 'edit']
  usePageTitle(heading)
  useEffect(() => form.followTimes(), [form])
  useLeaveGuard(form.unsaved, LEAVE_TEXTS['leave.unsaved'])
  return (
    <FlowPage>
      <PageHead title={heading} lead={HEADINGS[type].lead} />
      <Form>
        <Stack>
          {/* The field is read-only, but the person can focus it and copy its text. */}
          <FieldBox>
            <FieldLabel htmlFor="popup-type">{T['pf.type']}</FieldLabel>
            <InputBox id="popup-type" value={NOTICE_TYPE_WORDS[type]} readOnly />
          </FieldBox>
          <Checkbox field={form.active}>
            <span>
              {T['pf.active']}
              <span className={`small ${styles.note}`}>{T['pf.activeHint']}</span>
            </span>
          </Checkbox>
          {type === 'landing' && <Times form={form} />}
          {Editor === undefined ? (
            <LoadingState text={T['pf.loadingEditor']} lines={6} />
          ) : (
            <Editor field={form.content} imageHosts={settings.popupImageHosts} onRead={form.startFrom} />
          )}
          <Answers form={form} />
        </Stack>
      </Form>
    </FlowPage>
  )
}

type EditingProps = {
  readonly id: number
  /** The type of the notice, from the URL. The message about a failure mentions it. */
  readonly guess: PopupType
  readonly services: PopupFormServices
}

/** The form with a loaded notice. If the notice cannot be loaded, goes back to the list. [P-225] [P-226] */
const Editing = ({ id, guess, services }: EditingProps) => {
  const navigate = useNavigate()
  const [notice, setNotice] = useState<NoticeToEdit | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void loadNoticeToEdit(services.office, { id, type: guess }, controller.signal).then((loadedNotice) => {
      if (controller.signal.aborted) return
      if (loadedNotice === null) navigate(LIST, { replace: true })
      else setNotice(loadedNotice)
    })
    return () => controller.abort()
  }, [id, guess, services, navigate])
  if (notice !== null) return <PopupFormPart notice={notice} services={services} />
  return (
    <FlowPage>
      <PageHead title={PAGE_TITLES['title.popupReg']} />
      <LoadingState lines={6} />
    </FlowPage>
  )
}

/** Edits a new notice of the type in the URL, or the stored notice with the number in the URL. [P-216] [D3-38] */
export const PopupFormPage = () => {
  const services = useServices(POPUP_FORM_SERVICES)
  const search = useSearch()
  const query = new URLSearchParams(search)
  const type = query.get('type') === 'landing' ? 'landing' : 'popup'
  const edit = query.get('edit')
  return edit === null ? (
    <PopupFormPart key={search} notice={{ stored: null, type }} services={services} />
  ) : (
    <Editing key={search} id={/^\d+$/.test(edit) ? Number(edit) : Number.NaN} guess={type} services={services} />
  )
}

/** The page `/popup-reg`, after the login. [E-171] [P-008] */
const PopupFormScreen = () => (
  <AdminGate>
    <PopupFormPage />
  </AdminGate>
)

export default PopupFormScreen
