import { AdmitChosenFiles } from '#app/upload/admit-chosen-files'
import { PrepareFile } from '#app/upload/prepare-file'
import { PreviewFile } from '#app/upload/preview-file'
import { StoreFile } from '#app/upload/store-file'
import { useCaseOf } from '../services.ts'

/** The use cases that a place for evidence files needs. */
export const useFileDoors = () => ({
  admit: useCaseOf(AdmitChosenFiles),
  prepare: useCaseOf(PrepareFile),
  preview: useCaseOf(PreviewFile),
  store: useCaseOf(StoreFile),
})
