import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'

/** A file for selection in a file chooser. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`../fixtures/documents/${name}`, import.meta.url)))

export const aPdf = (name: string): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: fixture('vat-certificate.pdf'),
})

export const aPng = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: fixture('business-registration.png'),
})

/** Returns a document of the maximum size plus `more` bytes. */
export const aLargePdf = (name: string, more = 0): ChosenFile => {
  const { buffer, ...file } = aPdf(name)
  const padding = Buffer.alloc(APPLICATION_LIMITS.fileBytes + more - buffer.length, '%')
  return { ...file, buffer: Buffer.concat([buffer, padding]) }
}

/** Writes a file to disk and returns its path, because the browser reads a large file much faster from disk. */
export const writeToDisk = ({ buffer }: ChosenFile, path: string): string => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, buffer)
  return path
}

/** Returns the digest of a file's bytes, as the agency stores it. */
export const fileDigest = ({ buffer }: ChosenFile): string => createHash('sha256').update(buffer).digest('base64url')
