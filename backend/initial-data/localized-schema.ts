import { z } from 'zod'

const TEXT = z.string().trim().min(1)

/** Text in each language, none of them empty. */
export const LocalizedSchema = z.strictObject({ ka: TEXT, en: TEXT, ru: TEXT })
