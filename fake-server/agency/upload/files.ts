import { decideUploadUrl, type UploadUrlVerdict } from '#domain/upload/storage-url'
import { cutStoredFileName, type FileCategory } from '#domain/upload/stored-file'
import { SERVER_REFUSAL_TEXTS } from '#server-rules/server-text'
import { foundAnswerSchema, notFoundAnswerSchema } from '../../http/answer-schemas.ts'
import { foundAnswer, notFoundAnswer, rejectWith } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { endpoint, type HandlerAnswer } from '../../http/handler.ts'
import { EachField, ClosedObject, OneOf, Type, UncheckedValue } from '../../world/schema.ts'
import { findDoc } from '../../world/world.ts'
import { shownApplicationOf, applicationsOfBusiness } from '../applicant/applications.ts'
import { findOwnApplication } from '../applicant/own-application.ts'
import { baseTypeOf, extensionOfFileKind, fileKindOfContentType } from './file-names.ts'
import { grantUpload, grantDownload } from './grants.ts'

const CATEGORY_WORD = { receipt: '영수증', opinion: '의견' } as const satisfies Record<FileCategory, string>
const CATEGORIES: readonly string[] = Object.values(CATEGORY_WORD)

const uploadUrlRejection = (verdict: Exclude<UploadUrlVerdict, 'ok'>): HandlerAnswer => ({
  status: 200,
  body: { success: false, data: null, errorMessage: SERVER_REFUSAL_TEXTS.uploadUrl[verdict] },
})

/**
 * Returns a URL to which applicants can upload one file of their own application within five minutes. [P-288] [E-209]
 */
export const issueUploadUrl = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/common/file/presigned-url',
  ref: 'P-288',
  body: Type.Object({
    ...EachField(Type.String(), 'originalFileName', 'contentType'),
    fileCategory: UncheckedValue(OneOf(CATEGORIES), Type.String()),
  }),
  answer: Type.Union([
    foundAnswerSchema(
      ClosedObject(EachField(Type.String(), 'presignedUrl', 'filePath', 'fileUrl', 'fileName', 'savedFileNm')),
    ),
    ClosedObject({ success: Type.Literal(false), data: Type.Null(), errorMessage: Type.String() }),
  ]),
  handler: (world, call) => {
    const { originalFileName, contentType, fileCategory } = call.body
    const type = baseTypeOf(contentType)
    const kind = fileKindOfContentType(type)
    const application = shownApplicationOf(
      applicationsOfBusiness(world, call.login.brNo ?? '').filter(
        ({ aplyNo }) => findOwnApplication(world, call.login, aplyNo) !== null,
      ),
    )
    const { verdict } = decideUploadUrl({
      type: kind !== null,
      category: CATEGORIES.includes(fileCategory),
      name: originalFileName.trim() !== '',
      application: application !== null,
    })
    if (verdict !== 'ok' || kind === null || application === null)
      rejectWith('uploadUrl/url', uploadUrlRejection(verdict as Exclude<UploadUrlVerdict, 'ok'>))
    const name = cutStoredFileName(originalFileName)
    const savedFileNm = `${call.ids.id()}.${extensionOfFileKind(kind)}`
    const path = `${fileCategory}/${application.aplyNo}/${savedFileNm}`
    const [after, presignedUrl] = grantUpload(world, call, { path, type, aplyNo: application.aplyNo })
    const fileUrl = presignedUrl.split('?', 1)[0]
    return [after, foundAnswer({ presignedUrl, filePath: path, fileUrl, fileName: name, savedFileNm })]
  },
})

const UrlAnswer = Type.Union([foundAnswerSchema(Type.String()), notFoundAnswerSchema('FILE_NOT_FOUND')])

const NOT_FOUND = notFoundAnswer('FILE_NOT_FOUND', 'server.fileNotFound')

/** Returns the URL of a public file; serves nothing outside the public folder. [E-183] */
export const getPublicDownloadUrl = endpoint({
  method: 'POST',
  path: '/api/v1/common/file/presigned-download-url-not-use-token',
  ref: 'E-183',
  query: Type.Object({ filePath: Type.Optional(Type.String()) }),
  answer: UrlAnswer,
  handler: (world, { query, hasPublicFile, addresses }) => {
    const { filePath = '' } = query
    if (!hasPublicFile(filePath)) rejectWith('publicFile/file', NOT_FOUND)
    const path = filePath.split('/').map(encodeURIComponent).join('/')
    return [world, foundAnswer(`${addresses().outside}/files/${path}`)]
  },
})

const inBody = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'filePath' in body && typeof body.filePath === 'string'
    ? body.filePath
    : ''

/**
 * Returns a temporary URL for a stored file of the applicant; no URL for any other path. A file belongs to the applicant
 * of its application; `isSameApplicant` decides who that is. [P-290] [D3-25]
 */
export const getOwnDownloadUrl = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/common/file/presigned-download-url',
  ref: 'P-290',
  query: Type.Object({ filePath: Type.Optional(Type.String()) }),
  body: UncheckedValue(Type.Object({ filePath: Type.Optional(Type.String()) })),
  answer: UrlAnswer,
  handler: (world, call) => {
    const file = findDoc(world, 'storedFiles', call.query.filePath ?? inBody(call.body))
    if (file === null || file.path.includes('..') || findOwnApplication(world, call.login, file.aplyNo) === null)
      rejectWith('ownFile/file', NOT_FOUND)
    const [after, address] = grantDownload(world, call, file.path)
    return [after, foundAnswer(address)]
  },
})
