import type { ReactNode } from 'react'
import { Button } from '../design/Button.tsx'
import { ActionBar, FlowPage, PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { StepRail } from '../design/Steps.tsx'
import { CONSENT as T } from '../text/ko/consent.ts'
import type { ConsentForm } from './consent-form.model.ts'
import { ConsentGroupList } from './ConsentGroupList.tsx'

/** The step of the application that both consent pages belong to. */
const STEP = 3

/** What both consent pages are made of: the choice over all, the groups, the two answers. */
export const ConsentPage = ({
  form,
  title,
  lead,
  all,
  busy = false,
  blockedBy = null,
  children,
  onConfirm,
  onCancel,
}: {
  readonly form: ConsentForm
  readonly title: string
  readonly lead: string
  /** The choice over all groups. */
  readonly all: ReactNode
  /** What the page is doing, in the words of its main button. */
  readonly busy?: string | false
  readonly blockedBy?: string | null
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}) => (
  <FlowPage rail={<StepRail current={STEP} />}>
    <PageHead title={title}>
      <p>
        <Phrase text={lead} />
      </p>
    </PageHead>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy === false && blockedBy === null) onConfirm()
      }}
    >
      {children}
      {all}
      <ConsentGroupList form={form} />
      <ActionBar>
        <Button kind="tertiary" onPress={onCancel}>
          {T['consent.cancel']}
        </Button>
        <Button submit busy={busy} blockedBy={blockedBy}>
          {T['consent.confirm']}
        </Button>
      </ActionBar>
    </form>
  </FlowPage>
)
