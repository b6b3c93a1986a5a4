import { join } from 'node:path'

/**
 * Returns the path of a file of this server, such as `files/public`. Sources and bundle (`build/server`) are both two
 * folders below the root.
 */
export const serverFilePath = (path: string): string => join(import.meta.dirname, '../../fake-server', path)
