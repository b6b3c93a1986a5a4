import { dialogs } from '../design/dialogs.ts'
import { focusField } from '../form/field.ts'
import type { ApplicationFields, RefusedField } from './application-form.model.ts'

/** Says why a press came to nothing, first as an alert, then below the entry that has to be mended, which gets the focus. */
export const refuseEntry = async (form: ApplicationFields, at: RefusedField, text: string): Promise<void> => {
  form.refuse(at, text)
  await dialogs.alert({ text })
  focusField(form.idOf(at))
}
