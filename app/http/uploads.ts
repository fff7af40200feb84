import { type FileLimits, TEXT_FORM } from '~contract/form-limits'

/** A form with files, which may be larger than one with texts alone. */
export interface Upload {
  /** Path of its screen in `remix.config.js`. */
  screen: string
  /** Parameters of the query that the form is sent with; null: any value. */
  query?: Readonly<Record<string, string | null>>
  /** Allowed senders. Checked before a large body is read: by the server for users, by the action for drafts. */
  sender: 'anyone' | 'user' | 'draft-owner'
  files: FileLimits
  /** Default: texts and twice as much as the files may have, so that one that is too large is refused beside its field. */
  maxBytes?: number
}

export function sumMaxBytes(files: FileLimits): number {
  const ofFiles = Object.values(files).reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0)
  return TEXT_FORM.maxBytes + 2 * ofFiles
}
