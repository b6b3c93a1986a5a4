import { type ApplicationVersion, toVersionText } from './application-edit.ts'

/**
 * Returns the draft of an edit: its entries and the state of the edited application; empty if nothing was
 * changed. [D2-139]
 */
export const editDraftEntries = <T extends Readonly<Record<string, string>>>(
  entries: T,
  openingEntries: T,
  loadedVersion: ApplicationVersion,
) =>
  Object.entries(entries).every(([name, text]) => text === openingEntries[name])
    ? {}
    : { ...entries, loaded: toVersionText(loadedVersion) }

/**
 * True if these entries were saved for an earlier state of the application. Such entries are not restored.
 * [D2-139]
 */
export const isDraftOfEarlierVersion = ({ loaded }: { readonly loaded?: string }, now: ApplicationVersion): boolean =>
  loaded !== toVersionText(now)
