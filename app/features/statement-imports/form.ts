import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { IMPORT_MODES, MAX_IMPORT_BYTES } from '~contract/statement-imports'
import { archiveUpload, importUpload } from './uploads'

export const importForm = defineForm({
  id: 'statement-import',
  files: importUpload.files,
  schema: z.object({
    file: z
      .instanceof(File, { message: 'import_file_missing' })
      // A browser sends a file without a name if none is chosen.
      .refine((file) => file.name !== '', 'import_file_missing')
      .refine((file) => file.size > 0, 'import_file_empty')
      .refine((file) => file.size <= MAX_IMPORT_BYTES, 'import_too_large'),
  }),
})

/** Form whose file is stored as it arrives; the schema judges forms without one. */
export const archiveForm = defineForm({
  id: 'import-archive',
  files: archiveUpload.files,
  schema: z.object({ archive: z.instanceof(File, { message: 'archive_missing' }) }),
})

/** Form of two buttons; a confirmed import is not repeated. */
export const confirmImportForm = defineForm({
  id: 'confirm-import',
  schema: z.object({ mode: z.enum(IMPORT_MODES).catch('draft') }),
  failureKey: 'not_done',
})
