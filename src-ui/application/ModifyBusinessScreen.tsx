import { useState } from 'react'
import type { ApplicationDetail } from '#app/application/application-detail'
import { EditApplication } from '#app/application/edit-application'
import { LoadApplication } from '#app/application/load-application'
import { LookUpBusiness } from '#app/business/look-up-business'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { mayEditBusiness } from '#domain/application/edit-permission'
import { entityTypeOf } from '#domain/business/entity-type'
import { Facts } from '../design/Facts.tsx'
import { Section } from '../design/Page.tsx'
import { FieldMessage } from '../form/FieldMessage.tsx'
import { PartsInput } from '../form/PartsInput.tsx'
import { useTask } from '../form/task.ts'
import { useCaseOf } from '../services.ts'
import { APPLICATION } from '../text/ko/application.ts'
import { EDIT as T } from '../text/ko/edit.ts'
import { RESULT } from '../text/ko/result.ts'
import { TITLES } from '../text/ko/titles.ts'
import { BusinessEntries } from './BusinessEntries.tsx'
import { type BusinessEditDoors, makeBusinessEdit } from './business-edit.model.ts'
import { CompleteEdit } from './CompleteEdit.tsx'
import type { EditDoors } from './edit-doors.ts'
import { EditPage } from './EditPage.tsx'
import { KnownFacts } from './KnownFacts.tsx'
import { SettlementMonth } from './SettlementMonth.tsx'

/** What the page asks of the product. */
export type ModifyBusinessDoors = EditDoors & BusinessEditDoors

const BusinessEdit = ({
  application,
  doors,
}: {
  readonly application: ApplicationDetail
  readonly doors: ModifyBusinessDoors
}) => {
  const [edit] = useState(() => makeBusinessEdit(application, doors))
  useTask(edit.task)
  const { form, number } = edit
  const corporate = entityTypeOf(application.mngFrGb) === 'corporate'
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Section title={T['edit.application']}>
        <KnownFacts field={form.known.birth}>
          <Facts
            facts={[
              { name: RESULT['result.aplyNo'], value: application.aplyNo },
              { name: RESULT['result.name'], value: application.aplyNm || '-' },
            ]}
          />
          <FieldMessage field={form.known.birth} />
        </KnownFacts>
      </Section>
      <Section title={APPLICATION[corporate ? 'form.sectionCorp' : 'form.sectionBiz']}>
        <PartsInput
          id="brno"
          legend={APPLICATION['form.brno']}
          look="brno"
          parts={number.parts}
          spread={number.spread}
        />
        <BusinessEntries
          form={form}
          clock={doors.clock}
          running={edit.running}
          onLookUp={() => void edit.lookUp()}
          onReenter={edit.reenter}
        />
        {corporate && <SettlementMonth field={form.fields.settlementMonth} />}
      </Section>
      <CompleteEdit
        loaded={application}
        doors={doors}
        check={form.checks.business}
        reason={T['edit.needBizLookup']}
        question={T['edit.bizConfirm']}
        read={edit.read}
      />
    </form>
  )
}

/** The business data of an application that has to be supplemented. to */
export const ModifyBusiness = ({ doors }: { readonly doors: ModifyBusinessDoors }) => (
  <EditPage title={TITLES['title.resultModifyBizinfo']} lead={T['edit.bizLead']} doors={doors} may={mayEditBusiness}>
    {(application) => <BusinessEdit application={application} doors={doors} />}
  </EditPage>
)

const ModifyBusinessScreen = () => {
  const now: ModifyBusinessDoors = {
    loadApplication: useCaseOf(LoadApplication),
    editApplication: useCaseOf(EditApplication),
    settings: useCaseOf(SettingsSource).read(),
    lookUpBusiness: useCaseOf(LookUpBusiness),
    clock: useCaseOf(Clock),
  }
  const [doors] = useState(now)
  return <ModifyBusiness doors={doors} />
}

export default ModifyBusinessScreen
