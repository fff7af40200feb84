/** Subjects of operators' acts. */
export const ACT_SUBJECTS = [
  'lead',
  'statement_draft',
  'statement',
  'service_order',
  'user',
  'table_row',
  'payment',
] as const
export type ActSubject = (typeof ACT_SUBJECTS)[number]
