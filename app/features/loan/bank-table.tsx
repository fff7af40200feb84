import { useTranslation } from 'react-i18next'
import { submitAs } from '~/forms/submit-as'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { Fieldset } from '~/ui/field'
import { type Column, Table } from '~/ui/table'
import type { Bank } from '~/upstream/loans.server'
import { findOffer } from './bank-terms'
import { getWantedTerms, type LoanCalculation } from './calculation'
import type { ComparedOffer } from './comparison'
import { formatHundredths, formatTerm } from './format'
import type { CalculatorData } from './loader.server'
import { partnerForms } from './request/form'
import { type LoanPageUrl, partnerInfoHref } from './urls'

interface BankTableProps {
  data: CalculatorData
  page: LoanPageUrl
}

export function BankTable({ data, page }: BankTableProps) {
  const { calculation, banks, compared } = data
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { currency, bank: chosen } = calculation
  const percent = (value: number | undefined) =>
    value === undefined ? '–' : `${formatNumber(value, language, 2)}%`
  const lending = banks.filter((bank) => findOffer(bank, currency.id))
  const others = banks.filter((bank) => !findOffer(bank, currency.id))
  const columns: Column<Bank>[] = [
    {
      key: 'bank',
      head: t('bank'),
      cell: (bank) => (
        <>
          <label className="tick">
            <input type="radio" name="loan_bank" value={bank.id} defaultChecked={bank.id === chosen.id} />
            {bank.image ? <img src={bank.image} alt="" width="28" height="28" loading="lazy" /> : null}
            <span>{bank.name}</span>
          </label>{' '}
          <PartnerInfoButton bank={bank} calculation={calculation} page={page} />
        </>
      ),
    },
    {
      key: 'initial',
      head: t('initial'),
      number: true,
      wide: true,
      cell: (bank) => percent(findOffer(bank, currency.id)?.ratePercent),
    },
    {
      key: 'effective',
      head: t('effective'),
      isSorted: true,
      number: true,
      cell: (bank) => percent(findOffer(bank, currency.id)?.effectivePercent),
    },
    {
      key: 'monthly',
      head: t('monthly'),
      number: true,
      cell: ({ id }) => (
        <MonthlyPayment offer={findCompared(compared, id, currency.id)} calculation={calculation} />
      ),
    },
  ]
  return (
    <Fieldset id="loan-bank" legend={t('bank')}>
      <Table
        caption={t('bank')}
        columns={columns}
        rows={sortByEffectiveRate(lending, currency.id)}
        rowKey={({ id }) => id}
      />
      {others.length > 0 ? (
        <Disclosure summary={t('no_rate', { count: others.length })}>
          <p className="hint">{others.map(({ name }) => name).join(', ')}</p>
        </Disclosure>
      ) : null}
      {chosen.ratesOfYear ? <p className="hint">{t('rates_of_year', { year: chosen.ratesOfYear })}</p> : null}
    </Fieldset>
  )
}

/** Sorts by the effective rate, lowest first, as it needs no price. */
function sortByEffectiveRate(banks: readonly Bank[], currency: number): Bank[] {
  const effective = (bank: Bank) => findOffer(bank, currency)?.effectivePercent ?? Number.MAX_VALUE
  return banks.toSorted((one, other) => effective(one) - effective(other))
}

function findCompared(
  compared: readonly ComparedOffer[],
  bankId: number,
  currencyId: number,
): ComparedOffer | undefined {
  return compared.find((offer) => offer.bankId === bankId && offer.currency.id === currencyId)
}

interface MonthlyPaymentProps {
  offer: ComparedOffer | undefined
  calculation: LoanCalculation
}

/** Renders the payment, with the bank's deposit and term if it does not accept the visitor's. */
function MonthlyPayment({ offer, calculation }: MonthlyPaymentProps) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  if (!offer) return '–'
  const { percent, months, currency, result } = offer
  const wanted = getWantedTerms(calculation)
  const isRaised = percent !== wanted.percent || months !== wanted.months
  return (
    <>
      <b>{formatHundredths(result.totals.payment, currency, language)}</b>{' '}
      {isRaised ? (
        <small className="flagged">
          {t('own_terms', { percent: formatNumber(percent, language, 2), term: formatTerm(months, t) })}
        </small>
      ) : null}
    </>
  )
}

interface PartnerInfoButtonProps {
  bank: Bank
  calculation: LoanCalculation
  page: LoanPageUrl
}

/** Opens the partner's own page before a bank is chosen. */
function PartnerInfoButton({ bank, calculation, page }: PartnerInfoButtonProps) {
  const { t } = useTranslation('loan-request')
  const { currency, result } = calculation
  if (!bank.isPartner || !result || !findOffer(bank, currency.id)) return null
  return (
    <button
      type="submit"
      {...submitAs(partnerForms.info_button, partnerInfoHref(page, calculation, bank.id))}
      className="more sm"
      aria-label={t('partner_more_of', { bank: bank.name })}
    >
      {t('partner_more')}
    </button>
  )
}
