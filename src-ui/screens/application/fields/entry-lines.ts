import type { ApplicationForm } from '#domain/application/form/application-form'
import { summariseApplication, type ApplicationSummaryLine } from '#domain/application/form/application-summary'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T, formTargetName } from '#ui/text/ko/application/application.ts'

/** Returns a line as text, for example `3월` for the settlement month. */
export const entryText = ({ field, value }: ApplicationSummaryLine): string =>
  field === 'settlementMonth' ? fill(T['form.settlementMonthOption'], { month: value }) : value

/** Returns the entries to be sent, one on each line: `예금주: 김서준`. [D2-155] */
export const formatEntryLines = (form: ApplicationForm, fields: readonly ApplicationSummaryLine['field'][]): string =>
  summariseApplication(form)
    .lines.filter(({ field }) => fields.includes(field))
    .map((line) => `${formTargetName(line.field, form.entityType)}: ${entryText(line)}`)
    .join('\n')
