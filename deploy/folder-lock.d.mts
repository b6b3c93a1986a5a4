/**
 * The error if another process uses the folder. Its message is a complete explanation. All other errors have the
 * message of the system.
 */
export class FolderInUse extends Error {}

/**
 * Locks a folder for this process, because two processes would overwrite each other's files. Takes over the lock of a
 * killed process. Returns a function that releases the folder; the end of the process releases it too.
 */
export const lockFolder: (folder: string) => () => void
