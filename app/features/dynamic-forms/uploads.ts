import type { Upload } from '~/http/uploads'
import { MAX_FILE_BYTES } from '~contract/form-fields'

/** File limits of one field described by the upstream. */
export const answerFile = { maxFiles: 1, maxBytes: MAX_FILE_BYTES }

export const dynamicFormUpload = {
  screen: 'dynamic-forms/:id?',
  sender: 'anyone',
  files: { '*': { ...answerFile, maxFiles: 10 } },
  // Guests upload, too: one file of the maximum size, or some smaller ones.
  maxBytes: 6_000_000,
} as const satisfies Upload
