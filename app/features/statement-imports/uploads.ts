import type { Upload } from '~/http/uploads'
import { ARCHIVE_PARAM, MAX_ARCHIVE_BYTES } from '~contract/import-archives'
import { MAX_IMPORT_BYTES } from '~contract/statement-imports'

export const importUpload = {
  screen: 'account/statements/import',
  sender: 'user',
  files: { file: { maxFiles: 1, maxBytes: MAX_IMPORT_BYTES } },
} as const satisfies Upload

/** ZIP file with photos. It is stored as it arrives, so that it costs no memory. */
export const archiveUpload = {
  ...importUpload,
  query: { [ARCHIVE_PARAM]: '1' },
  files: { archive: { maxFiles: 1, maxBytes: MAX_ARCHIVE_BYTES } },
  // A file above its limit gets a message beside its field.
  maxBytes: 2 * MAX_ARCHIVE_BYTES,
} as const satisfies Upload
