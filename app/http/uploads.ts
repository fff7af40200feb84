import { type FileLimits, TEXT_FORM } from '~contract/form-limits'

/** Form with files, whose body may be larger than one with only texts. */
export interface Upload {
  /** Path of its screen in `remix.config.js`. */
  screen: string
  /** Query parameters that the form is sent with; null: any value. */
  query?: Readonly<Record<string, string | null>>
  /**
   * Allowed senders. Checked before a large body is read: by the server for users, by the action for drafts.
   */
  sender: 'anyone' | 'user' | 'draft-owner'
  files: FileLimits
  /**
   * Maximum body size in bytes. Default: texts and twice the files' limit, so that a file that is too large
   * is refused beside its field.
   */
  maxBytes?: number
}

export function sumMaxBytes(files: FileLimits): number {
  const ofFiles = Object.values(files).reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0)
  return TEXT_FORM.maxBytes + 2 * ofFiles
}
