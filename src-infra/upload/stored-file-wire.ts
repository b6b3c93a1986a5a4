import { Schema } from 'effect'
import type { AgencyFile, FileCategory, StoredFile } from '#domain/upload/stored-file'
import { WireAmount, amountOrNull, WireId, WireText, textOrNull, type DecodedWire } from '../http/answers.ts'

/** The API's words for the categories of files in the upload call. [P-178] */
export const FILE_CATEGORY_WORDS = { receipt: '영수증', opinion: '의견' } as const satisfies Record<
  FileCategory,
  string
>

/** A stored file as the API sends it. [P-265] [P-266] */
export const FileWire = Schema.Struct({
  fileId: WireId,
  originlFileNm: WireText,
  savedFileNm: WireText,
  filePath: WireText,
  fileSize: WireAmount,
  fileExt: WireText,
  mimeType: WireText,
  delYn: WireText,
})

const toFile = (file: DecodedWire<typeof FileWire>): AgencyFile => ({
  id: String(file.fileId),
  name: textOrNull(file.originlFileNm),
  storedName: textOrNull(file.savedFileNm),
  path: textOrNull(file.filePath),
  bytes: amountOrNull(file.fileSize),
  extension: textOrNull(file.fileExt),
  mimeType: textOrNull(file.mimeType),
})

/** Converts the files that are not marked as deleted. A missing list is empty. [P-265] */
export const toUndeletedFiles = (
  files: readonly DecodedWire<typeof FileWire>[] | null | undefined,
): readonly AgencyFile[] => (files ?? []).filter(({ delYn }) => delYn !== 'Y').map(toFile)

/** Returns the fields of a stored file under the names that all calls use. [P-073] [P-160] */
export const toFileFields = ({ name, storedName, path, bytes, extension, mimeType }: StoredFile) => ({
  originlFileNm: name,
  savedFileNm: storedName,
  filePath: path,
  fileSize: bytes,
  fileExt: extension,
  mimeType,
})
