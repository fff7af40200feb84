import type { Upload } from '~/http/uploads'
import { MAX_MESSAGE_FILE_BYTES, MAX_MESSAGE_FILES } from '~contract/conversations'

/** One file more than allowed arrives, so that the form can name the limit. */
export const messageFileLimits = {
  files: { maxFiles: MAX_MESSAGE_FILES + 1, maxBytes: MAX_MESSAGE_FILE_BYTES },
}

const maxBytes = (MAX_MESSAGE_FILES + 1) * MAX_MESSAGE_FILE_BYTES

export const messageUpload = {
  screen: 'account/messages/:id',
  sender: 'user',
  files: messageFileLimits,
  maxBytes,
} as const satisfies Upload

/** Guests upload, too: one file of the maximum size, or some smaller ones. */
export const guestMessageUpload = {
  screen: 'conversation/:id',
  sender: 'anyone',
  files: messageFileLimits,
  maxBytes: MAX_MESSAGE_FILE_BYTES + 1_000_000,
} as const satisfies Upload
