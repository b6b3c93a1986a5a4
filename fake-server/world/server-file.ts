import { join } from 'node:path'

/** Such as `files/public`. Sources and bundle (`build/server`) are both two folders below the root. */
export const serverFilePath = (path: string): string => join(import.meta.dirname, '../../fake-server', path)
