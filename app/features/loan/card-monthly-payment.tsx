import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import type { Price, PriceKind } from '~/upstream/statement-fields'
import type { Currency } from '~contract/currencies'
import { CURRENCY_SIGNS } from '~contract/currencies'
import { SALE_DEAL_ID } from '~contract/deal-types'
import { calculateCardPayment } from './card-terms'
import { formatHundredths } from './format'

interface CardMonthlyPaymentProps {
  statement: { dealId: number; price: Price; priceKind: PriceKind; ownCurrency: Currency }
  href: string
}

/** A single element, as pages hold many cards. */
export function CardMonthlyPayment({ statement, href }: CardMonthlyPaymentProps) {
  const { t } = useTranslation('loan')
  const { language, currency: chosen, cardTerms } = usePage()
  const { dealId, price, priceKind, ownCurrency } = statement
  const currency = chosen ?? ownCurrency
  if (dealId !== SALE_DEAL_ID || priceKind === 'negotiable') return null
  const payment = calculateCardPayment(price[currency]?.total, cardTerms?.[currency])
  if (payment === undefined) return null
  const amount = formatHundredths(payment, { symbol: CURRENCY_SIGNS[currency] }, language)
  return (
    <a className="monthly" href={`${href}?take_loan=true`} rel="nofollow">
      {t('from_month', { amount })}
    </a>
  )
}

export function CardPaymentsToggle({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('loan')
  const { cardTerms } = usePage()
  return (
    <ButtonForm action="/do/card-payments" returnTo={returnTo}>
      <Button variant="plain" size="small" name="shown" value={cardTerms ? '0' : '1'}>
        {t(cardTerms ? 'hide_card_payments' : 'show_card_payments')}
      </Button>
    </ButtonForm>
  )
}
