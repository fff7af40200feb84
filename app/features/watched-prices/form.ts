import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { watchPricesFields } from '~contract/forms/watched-prices'

export const watchPricesForm = defineForm({ id: 'watch-prices', schema: watchPricesFields })

const buttonForm = <Intent extends string>(intent: Intent) =>
  defineForm({ id: `${intent}-prices`, intent, schema: z.object({}), failureKey: 'not_done' })

export const confirmPricesForm = buttonForm('confirm')
export const updatePricesForm = buttonForm('update')
export const stopPricesForm = buttonForm('stop')
