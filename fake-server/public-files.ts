import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

export type PublicFile = { readonly path: string; readonly type: string }

/** The files that everyone may have: manual, announcement, forms, examples. Known by name once at the start. [E-183] */
export type PublicFiles = {
  /** Null for anything that is not such a file, whatever its path tries. */
  readonly find: (name: string) => PublicFile | null
  readonly names: () => readonly string[]
}

/** Content types by ending; anything else is a download without a type. */
const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.hwpx': 'application/haansofthwpx',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

export const typeOf = (name: string): string => TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

export const publicFilesIn = (folder: string): PublicFiles => {
  const files = new Map<string, PublicFile>()
  const entries = (() => {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
    } catch {
      return []
    }
  })()
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    files.set(path.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''), { path, type: typeOf(entry.name) })
  }
  return { find: (name) => files.get(name) ?? null, names: () => [...files.keys()] }
}
