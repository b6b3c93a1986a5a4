import type { AgencyFile } from '#domain/upload/stored-file'
import type { StoredFileDoc } from '../../world/collections.ts'
import { findDoc, type World } from '../../world/world.ts'

const fileOf = ({ path, name, type, size }: StoredFileDoc): AgencyFile => ({
  id: path,
  name,
  storedName: path.split('/').at(-1) ?? path,
  path,
  bytes: size,
  extension: /\.([^.]+)$/.exec(name)?.[1] ?? '',
  mimeType: type,
})

/** Returns the stored files at these paths, in their order. Paths without a stored file are left out. */
export const agencyFilesAt = (world: World, paths: readonly string[]): readonly AgencyFile[] =>
  paths.flatMap((path) => {
    const file = findDoc(world, 'storedFiles', path)
    return file === null ? [] : [fileOf(file)]
  })
