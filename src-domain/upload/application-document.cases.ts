import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { DocumentRefusal } from './application-document.ts'

const LIMIT = 10_485_760

/**
 * Selected files (name, size, the type that the browser reports, the first bytes in hexadecimal) and their verdicts.
 */
export const APPLICATION_DOCUMENT_CASES: readonly DecisionCaseFrom<{
  about: string
  file: { readonly name: string; readonly size: number; readonly type: string; readonly hex?: string }
}, DocumentRefusal | 'image/jpeg' | 'image/png' | 'application/pdf'>[] = [
  { proves: ['A-085'], rule: 'FD-6', about: 'exactly the limit', file: { name: 'a.pdf', size: LIMIT, type: 'application/pdf' }, verdict: 'application/pdf' },
  { proves: ['A-085'], rule: 'FD-2', about: 'one byte above', file: { name: 'a.pdf', size: LIMIT + 1, type: 'application/pdf' }, verdict: 'tooLarge' },
  { proves: ['A-085'], rule: 'FD-2', about: 'one byte above, of another type', file: { name: 'a.gif', size: LIMIT + 1, type: 'image/gif' }, verdict: 'tooLarge' },
  { proves: ['A-086'], rule: 'FD-6', about: 'jpg', file: { name: 'a.jpg', size: 1, type: 'image/jpeg' }, verdict: 'image/jpeg' },
  { proves: ['A-086'], rule: 'FD-6', about: 'jpeg', file: { name: 'a.jpeg', size: 1, type: 'image/jpeg' }, verdict: 'image/jpeg' },
  { proves: ['A-086'], rule: 'FD-6', about: 'upper case', file: { name: 'A.B.PNG', size: 1, type: 'image/png' }, verdict: 'image/png' },
  { proves: ['A-086'], rule: 'FD-6', about: 'no type given', file: { name: 'a.PDF', size: 1, type: '' }, verdict: 'application/pdf' },
  { proves: ['A-086'], rule: 'FD-6', about: 'generic type', file: { name: 'a.pdf', size: 1, type: 'application/octet-stream' }, verdict: 'application/pdf' },
  { proves: ['A-086'], rule: 'FD-3', about: 'heic', file: { name: 'a.heic', size: 1, type: 'image/heic' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-3', about: 'gif', file: { name: 'a.gif', size: 1, type: 'image/gif' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-3', about: 'no extension', file: { name: 'pdf', size: 1, type: 'application/pdf' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-4', about: 'allowed name, other type', file: { name: 'a.pdf', size: 1, type: 'text/html' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-3', about: 'other name, allowed type', file: { name: 'a.exe', size: 1, type: 'application/pdf' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-3', about: 'two extensions', file: { name: 'a.pdf.exe', size: 1, type: '' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a GIF', file: { name: 'a.png', size: 9, type: 'image/png', hex: '474946383961' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a ZIP', file: { name: 'a.pdf', size: 9, type: 'application/pdf', hex: '504b0304' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a program', file: { name: 'a.jpg', size: 9, type: 'image/jpeg', hex: '4d5a9000' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of HTML', file: { name: 'a.jpg', size: 9, type: '', hex: '3c21444f43545950452068746d6c3e' }, verdict: 'wrongType' },
  {
    proves: ['A-086', 'P-309'],
    rule: 'FD-5',
    about: 'bytes of an SVG',
    file: {
      name: 'a.png',
      size: 9,
      type: '',
      hex: '3c3f786d6c2076657273696f6e3d22312e30223f3e0a3c73766720783d2231223e',
    },
    verdict: 'wrongType',
  },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a WebP', file: { name: 'a.png', size: 9, type: 'image/png', hex: '524946460000000057454250' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a HEIC', file: { name: 'a.jpg', size: 9, type: 'image/jpeg', hex: '000000186674797068656963' }, verdict: 'wrongType' },
  { proves: ['P-309'], rule: 'FD-6', about: 'no type given, bytes of a PNG', file: { name: 'a.jpg', size: 9, type: '', hex: '89504e470d0a1a0a' }, verdict: 'image/png' },
  { proves: ['D3-141'], rule: 'FD-5', about: 'bytes that begin like no allowed type', file: { name: 'a.pdf', size: 9, type: 'application/pdf', hex: '00010203' }, verdict: 'wrongType' },
  { proves: ['A-277'], rule: 'FD-1', about: 'an empty file', file: { name: 'a.pdf', size: 0, type: 'application/pdf' }, verdict: 'empty' },
]
