import { z } from 'zod'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { requiredText } from './field-schemas'

/** Name of a saved search. */
export const savedSearchFields = z.object({
  name: requiredText(MAX_LINE_LENGTH, { missing: 'search_name_missing' }),
})
