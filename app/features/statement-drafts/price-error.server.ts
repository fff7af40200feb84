import type { FieldError } from '~/forms/field-error'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { PriceDoubt } from '~/upstream/price-doubts'
import { describePriceDoubt } from './price-error'

/** The question about an unusual price, for an action that shows its form again. */
export async function toPriceError(doubt: PriceDoubt, language: Language): Promise<FieldError> {
  const i18n = await getI18n(language)
  return describePriceDoubt(doubt, i18n.getFixedT(language, 'statement-drafts'), language)
}
