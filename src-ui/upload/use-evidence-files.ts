import { useEffect, useState } from 'react'
import { AdmitChosenFiles } from '#app/upload/admit-chosen-files'
import { PrepareFile } from '#app/upload/prepare-file'
import { PreviewFile } from '#app/upload/preview-file'
import { StoreFile } from '#app/upload/store-file'
import { useCaseOf } from '../services.ts'
import { type EvidenceFiles, makeEvidenceFiles } from './evidence-files.model.ts'
import type { EvidencePlace } from './places.ts'

/** The list of one place for as long as its screen lives; what it holds is given back then. The place is read once. */
export const useEvidenceFiles = (place: EvidencePlace): EvidenceFiles => {
  const [admit, prepare] = [useCaseOf(AdmitChosenFiles), useCaseOf(PrepareFile)]
  const [preview, store] = [useCaseOf(PreviewFile), useCaseOf(StoreFile)]
  const [files] = useState(() => makeEvidenceFiles({ admit, prepare, preview, store }, place))
  useEffect(() => files.clear, [files])
  return files
}
