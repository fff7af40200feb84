/** Field types of forms defined by the upstream: for a bank, a dynamic form or a questionnaire. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'tel',
  'email',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Field types of a questionnaire. A heading starts a group, and files are not supported. */
export const QUESTION_TYPES = ['heading', ...FIELD_TYPES.filter((type) => type !== 'file')] as const

/** Maximum size of one file, in bytes. */
export const MAX_FILE_BYTES = 5_000_000
export const FILE_MEDIA_TYPES: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
]
