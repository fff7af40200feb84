import type { Upload } from '~/http/uploads'
import { MAX_IMPORT_BYTES } from '~contract/statement-imports'

export const importUpload = {
  screen: 'account/statements/import',
  sender: 'user',
  files: { file: { maxFiles: 1, maxBytes: MAX_IMPORT_BYTES } },
} as const satisfies Upload
