import type { ProofItem } from '#domain/proof/proof'
import { filesOfItem } from '#domain/proof/proof-items'
import { previewKindOf } from '#domain/upload/evidence-file'
import type { ViewedFile } from '../upload/FileViewer.tsx'

/** Returns the files of a document with their names and kinds for display. [A-188] [P-108] */
export const viewedFilesOf = (item: ProofItem): readonly ViewedFile[] =>
  filesOfItem(item).map(({ path, name: chosenName, storedName, mimeType }) => {
    const name = chosenName ?? storedName ?? path.slice(path.lastIndexOf('/') + 1)
    return { path, name, kind: previewKindOf(mimeType, name) }
  })
