import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import type { Price, PriceKind } from '~/upstream/statement-fields'
import { CURRENCY_IDS, CURRENCY_SIGNS } from '~contract/currencies'
import { HOME_TYPE_IDS, SALE_DEAL_ID } from '~contract/statements'
import { calculateCardPayment } from './card-terms'
import { formatHundredths, formatTerm } from './format'

interface LoanLinkProps {
  statement: { dealId: number; typeId: number; price: Price; priceKind: PriceKind }
  href: string
}

/** Renders one line in a single element, as pages contain many cards. Statement pages add the terms. */
export function CardMonthlyPayment({ statement, href }: LoanLinkProps) {
  const payment = useMonthlyPayment(statement, 'from_month_short')
  return payment !== undefined && canBeMortgaged(statement) ? (
    <LoanLink href={href}>{payment}</LoanLink>
  ) : null
}

/** Renders the link on a statement page even without a payment: cards may be set to show none. */
export function StatementLoanLink({ statement, href }: LoanLinkProps) {
  const { t } = useTranslation('loan')
  const payment = useMonthlyPayment(statement, 'from_month')
  return canBeMortgaged(statement) ? <LoanLink href={href}>{payment ?? t('title')}</LoanLink> : null
}

/** Links to the calculator in the currency of the payment. */
function LoanLink({ href, children }: { href: string; children: string }) {
  const { currency } = usePage()
  const query = `take_loan=true&loan_currency=${CURRENCY_IDS[currency]}`
  return (
    <a className="monthly" href={`${href}?${query}`} rel="nofollow">
      {children}
    </a>
  )
}

/** Banks lend for homes only: commercial property and land have other loans. */
export function canBeMortgaged({
  dealId,
  typeId,
  priceKind,
}: Omit<LoanLinkProps['statement'], 'price'>): boolean {
  return dealId === SALE_DEAL_ID && HOME_TYPE_IDS.includes(typeId) && priceKind !== 'negotiable'
}

/**
 * Formats "Mortgage from ₾1,250 a month", or with "20% down, 20 years", at the terms of the default bank;
 * undefined if unknown or hidden.
 */
function useMonthlyPayment(
  { price }: LoanLinkProps['statement'],
  key: 'from_month' | 'from_month_short',
): string | undefined {
  const { t } = useTranslation('loan')
  const { language, currency, cardTerms } = usePage()
  const terms = cardTerms?.[currency]
  const payment = calculateCardPayment(price[currency]?.total, terms)
  if (!terms || payment === undefined) return undefined
  return t(key, {
    amount: formatHundredths(payment, { symbol: CURRENCY_SIGNS[currency] }, language),
    percent: terms.percent,
    term: formatTerm(terms.months, t),
  })
}

export function CardPaymentsToggle({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('loan')
  const { cardTerms } = usePage()
  return (
    <ButtonForm action="/do/card-payments" returnTo={returnTo}>
      <Button size="small" name="shown" value={cardTerms ? '0' : '1'}>
        {t(cardTerms ? 'hide_card_payments' : 'show_card_payments')}
      </Button>
    </ButtonForm>
  )
}
