import { z } from 'zod'
import { requiredEmail } from './field-schemas'

/** Email that price reductions are sent to. */
export const watchPricesFields = z.object({ email: requiredEmail() })
