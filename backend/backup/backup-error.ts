/** Failure of a backup or restore, with instructions for the operator as its message. */
export class BackupError extends Error {
  override name = 'BackupError'
}
