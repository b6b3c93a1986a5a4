import { Fragment, type ReactNode } from 'react'
import type { ApplicationForm } from '#domain/application/form/application-form'
import { summariseApplication, type ApplicationSummaryLine } from '#domain/application/form/application-summary'
import { splitIntoGroupsOfFour } from '#ui/parts/design/Facts.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T, formTargetName } from '#ui/text/ko/application/application.ts'

/** Returns a line as text, for example `3월` for the settlement month. */
export const entryText = ({ field, value }: ApplicationSummaryLine): string =>
  field === 'settlementMonth' ? fill(T['form.settlementMonthOption'], { month: value }) : value

/** An account number in groups of four digits, without spaces between them. [D2-996] */
export const GroupedAccount = ({ digits }: { readonly digits: string }) => (
  <span className="grouped">{splitIntoGroupsOfFour(digits)}</span>
)

/** Renders the entries to be sent, one on each line: `예금주: 김서준`. [D2-155] [D2-996] */
export const entryLines = (form: ApplicationForm, fields: readonly ApplicationSummaryLine['field'][]): ReactNode =>
  summariseApplication(form)
    .lines.filter(({ field }) => fields.includes(field))
    .map((line, index) => (
      <Fragment key={line.field}>
        {index > 0 && <br />}
        {formTargetName(line.field, form.entityType)}:{' '}
        {line.field === 'accountNumber' ? (
          <GroupedAccount digits={line.value} />
        ) : (
          <Phrase as="span" text={entryText(line)} />
        )}
      </Fragment>
    ))
