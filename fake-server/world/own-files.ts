import { join } from 'node:path'

/** The folder of a file of this server, such as `files/public`: sources and bundle (`build/server`) both lie two folders below the root. */
export const ownFile = (path: string): string => join(import.meta.dirname, '../../fake-server', path)
