import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { EvidenceRefusal } from './evidence-file.ts'

const LIMIT = 10_485_760

const OPINION = 3_145_728

/**
 * Selected files (name, size, the type that the browser reports, the first bytes in hexadecimal) and their verdicts.
 * `limit` is the enforced size.
 */
export const EVIDENCE_FILE_CASES: readonly DecisionCaseFrom<{
  about: string
  file: { readonly name: string; readonly size: number; readonly type: string; readonly hex?: string }
  limit?: number
}, EvidenceRefusal | `asIs ${string}` | `shrink ${string}`>[] = [
  ...(
    [
      ['image/jpeg', 'image/jpeg'],
      ['image/jpg', 'image/jpeg'],
      ['image/png', 'image/png'],
      ['image/webp', 'image/webp'],
      ['image/heic', 'image/heic'],
      ['image/heif', 'image/heif'],
      ['image/heic-sequence', 'image/heic-sequence'],
      ['image/heif-sequence', 'image/heif-sequence'],
      ['application/pdf', 'application/pdf'],
    ] as const
  ).map(([type, sent]) => ({
    proves: ['P-166'],
    rule: 'FE-4',
    about: `${type} whatever its name`,
    file: { name: 'file', size: 1, type },
    verdict: `asIs ${sent}` as const,
  })),
  { proves: ['P-166'], rule: 'FE-4', about: 'a type in capitals and with parameters', file: { name: 'a', size: 1, type: 'Image/JPEG; q=1' }, verdict: 'asIs image/jpeg' },
  { proves: ['P-167'], rule: 'FE-4', about: 'heic, no type', file: { name: 'a.heic', size: 1, type: '' }, verdict: 'asIs image/heic' },
  { proves: ['P-167'], rule: 'FE-4', about: 'HEIF, no type', file: { name: 'a.HEIF', size: 1, type: '' }, verdict: 'asIs image/heif' },
  { proves: ['P-167'], rule: 'FE-4', about: 'HeiC, generic type', file: { name: 'a.b.HeiC', size: 1, type: 'application/octet-stream' }, verdict: 'asIs image/heic' },
  { proves: ['P-167', 'P-309'], rule: 'FE-4', about: 'HEIF, no type, bytes of a HEIC', file: { name: 'a.HEIF', size: 9, type: '', hex: '0000001866747970686569630000' }, verdict: 'asIs image/heif' },
  ...(
    [
      ['a.gif', 'image/gif'],
      ['a.exe', 'application/x-msdownload'],
      ['a.svg', 'image/svg+xml'],
      ['a.hwp', 'application/x-hwp'],
      ['a.hwp', ''],
      ['a.exe', ''],
      ['a.txt', 'text/plain'],
      ['a.avif', 'image/avif'],
      ['a.pdf', 'text/html'],
      ['a', ''],
      ['a.heic', 'video/mp4'],
    ] as const
  ).map(([name, type]) => ({
    proves: ['P-168'],
    rule: type === '' ? 'FE-3' : 'FE-1',
    about: `${name} as ${type === '' ? 'nothing' : type}`,
    file: { name, size: 1, type },
    verdict: 'wrongType' as const,
  })),
  { proves: ['P-169'], rule: 'FE-4', about: 'a PDF with exactly the maximum size', file: { name: 'a.pdf', size: LIMIT, type: 'application/pdf' }, verdict: 'asIs application/pdf' },
  { proves: ['P-169'], rule: 'FE-5', about: 'a PDF with one byte more', file: { name: 'a.pdf', size: LIMIT + 1, type: 'application/pdf' }, verdict: 'pdfTooLarge' },
  {
    proves: ['P-158'],
    rule: 'FE-4',
    about: 'a PDF of exactly 3 MB in an opinion, if that limit is enforced',
    file: { name: 'a.pdf', size: OPINION, type: 'application/pdf' },
    limit: OPINION,
    verdict: 'asIs application/pdf',
  },
  { proves: ['P-158'], rule: 'FE-5', about: 'a PDF in an opinion with one byte more', file: { name: 'a.pdf', size: OPINION + 1, type: 'application/pdf' }, limit: OPINION, verdict: 'pdfTooLarge' },
  { proves: ['P-170'], rule: 'FE-4', about: 'an image with exactly the maximum size', file: { name: 'a.jpg', size: LIMIT, type: 'image/jpeg' }, verdict: 'asIs image/jpeg' },
  { proves: ['P-170'], rule: 'FE-6', about: 'an image with one byte more', file: { name: 'a.jpg', size: LIMIT + 1, type: 'image/jpeg' }, verdict: 'shrink image/jpeg' },
  { proves: ['P-170'], rule: 'FE-6', about: 'a HEIC above the limit', file: { name: 'a.heic', size: LIMIT + 1, type: '' }, verdict: 'shrink image/heic' },
  ...(
    [
      ['program', '4d5a9000'],
      ['HTML', '3c21444f43545950452068746d6c3e'],
      ['SVG', '3c73766720783d2231223e'],
      ['GIF', '474946383961'],
      ['ZIP', '504b0304'],
    ] as const
  ).map(([kind, hex]) => ({
    proves: ['P-309'],
    rule: 'FE-2',
    about: `an allowed name and type, bytes of a ${kind}`,
    file: { name: 'a.jpg', size: 9, type: 'image/jpeg', hex },
    verdict: 'wrongType' as const,
  })),
  ...(
    [
      ['JPEG', 'ffd8ffe0', 'image/jpeg'],
      ['PNG', '89504e470d0a1a0a', 'image/png'],
      ['WebP', '524946460000000057454250', 'image/webp'],
      ['HEIC', '000000186674797068656963', 'image/heic'],
      ['PDF', '255044462d312e37', 'application/pdf'],
    ] as const
  ).map(([kind, hex, sent]) => ({
    proves: ['P-309'],
    rule: 'FE-4',
    about: `no type, bytes of a ${kind}`,
    file: { name: 'scan', size: 9, type: '', hex },
    verdict: `asIs ${sent}` as const,
  })),
  {
    proves: ['P-309'],
    rule: 'FE-4',
    about: 'a JPEG with the name and type of a PNG is sent as a JPEG',
    file: { name: 'a.png', size: 9, type: 'image/png', hex: 'ffd8ffe0' },
    verdict: 'asIs image/jpeg',
  },
  { proves: ['P-309'], rule: 'FE-4', about: 'a HEIC of an unknown variant: name and type decide', file: { name: 'a.heic', size: 9, type: 'image/heic', hex: '00000018667479707a7a7a7a' }, verdict: 'asIs image/heic' },
  ...(
    [
      ['a.jpg', 'image/jpeg'],
      ['a.png', 'image/png'],
      ['a.webp', 'image/webp'],
      ['a.pdf', 'application/pdf'],
      ['a.heic', 'image/heic'],
    ] as const
  ).map(([name, type]) => ({
    proves: ['D3-141', 'D3-251'],
    rule: 'FE-7',
    about: `${name} with the bytes of a text`,
    file: { name, size: 9, type, hex: '68656c6c6f' },
    verdict: 'unreadable' as const,
  })),
  { proves: ['P-309', 'P-167'], rule: 'FE-3', about: 'unknown bytes, and a name that indicates no type', file: { name: 'a.dat', size: 9, type: '', hex: '68656c6c6f' }, verdict: 'wrongType' },
  {
    proves: ['P-309'],
    rule: 'FE-1',
    about: 'a type that is not allowed is refused, whatever the bytes are',
    file: { name: 'a.exe', size: 9, type: 'application/x-msdownload', hex: 'ffd8ffe0' },
    verdict: 'wrongType',
  },
  { proves: ['P-166'], rule: 'FE-4', about: 'an empty file passes, because another check finds it', file: { name: 'a.jpg', size: 0, type: 'image/jpeg', hex: '' }, verdict: 'asIs image/jpeg' },
]
