import { route } from '../handler.ts'
import { grantDownload } from '../outside/grants.ts'
import { Type } from '../schema.ts'
import { forApplicant, ownApplication } from '../session/tokens.ts'
import { TEXT } from '../text.ts'
import { find } from '../world/world.ts'

/** Where a file that everyone may have is served; nothing outside the public folder is known here. [E-183] */
export const publicDownload = route({
  method: 'POST',
  path: '/api/v1/common/file/presigned-download-url-not-use-token',
  ref: 'E-183',
  query: Type.Object({ filePath: Type.Optional(Type.String()) }),
  handler: (world, { query, hasPublicFile, addresses }) => {
    const { filePath = '' } = query
    if (!hasPublicFile(filePath))
      return [
        world,
        {
          status: 200,
          body: { success: false, data: null, errorCode: 'FILE_NOT_FOUND', message: TEXT['server.fileNotFound'] },
        },
      ]
    const path = filePath.split('/').map(encodeURIComponent).join('/')
    return [world, { status: 200, body: { success: true, data: `${addresses.outside}/files/${path}` } }]
  },
})

const inBody = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'filePath' in body && typeof body.filePath === 'string'
    ? body.filePath
    : ''

/** Where an applicant's own stored file is served for a while; any other path has no address. [P-290] [D3-25] */
export const ownDownload = route({
  method: 'POST',
  path: '/api/v1/common/file/presigned-download-url',
  ref: 'P-290',
  access: 'applicant',
  query: Type.Object({ filePath: Type.Optional(Type.String()) }),
  body: Type.Unknown(),
  handler: forApplicant((world, call) => {
    const file = find(world, 'storedFiles', call.query.filePath ?? inBody(call.body))
    if (file === null || file.path.includes('..') || ownApplication(world, call.login, file.aplyNo) === null)
      return [
        world,
        {
          status: 200,
          body: { success: false, data: null, errorCode: 'FILE_NOT_FOUND', message: TEXT['server.fileNotFound'] },
        },
      ]
    const [after, data] = grantDownload(world, call, file.path)
    return [after, { status: 200, body: { success: true, data } }]
  }),
})
